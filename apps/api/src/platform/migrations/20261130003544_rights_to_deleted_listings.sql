-- Rights to listings that are deleted, and open invitations to them, end with these from now on.
DELETE FROM "object_permissions" USING "listings"
WHERE "object_permissions"."object_type" = 'listing'
  AND "object_permissions"."object_id" = "listings"."id"::text
  AND "listings"."status" = 'Delete';
--> statement-breakpoint
UPDATE "object_invitations" SET "outcome" = 'withdrawn', "closed_at" = now()
FROM "listings"
WHERE "object_invitations"."object_type" = 'listing'
  AND "object_invitations"."object_id" = "listings"."id"::text
  AND "object_invitations"."outcome" IS NULL
  AND "listings"."status" = 'Delete';
