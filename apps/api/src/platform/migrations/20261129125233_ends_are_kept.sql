ALTER TABLE "board_places" ADD CONSTRAINT "board_places_end" CHECK (case "board_places"."state"
        when 'HELD' then "board_places"."until" is not null
        when 'ASSIGNED' then ("board_places"."until" is null) = (coalesce("board_places"."holder", 'given') = 'given')
        else "board_places"."until" is null end);--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_due" CHECK ("licenses"."due_at" > "licenses"."bought_at");--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_renewal" CHECK (not "licenses"."renews" or "licenses"."payment_method_id" is not null or "licenses"."buyer_id" is null);