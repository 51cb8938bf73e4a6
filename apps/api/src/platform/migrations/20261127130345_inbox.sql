CREATE TABLE "inbox_counts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"unread" integer NOT NULL,
	CONSTRAINT "inbox_counts_unread" CHECK ("inbox_counts"."unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inbox_ignored" (
	"user_id" bigint NOT NULL,
	"ignored_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_ignored_user_id_ignored_id_pk" PRIMARY KEY("user_id","ignored_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"thread_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"author_id" bigint NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_messages_thread_id_place_pk" PRIMARY KEY("thread_id","place")
);
--> statement-breakpoint
CREATE TABLE "inbox_people" (
	"thread_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"hidden_to" integer DEFAULT 0 NOT NULL,
	"read_to" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"has_written" boolean DEFAULT false NOT NULL,
	"is_ignored" boolean DEFAULT false NOT NULL,
	"latest_at" timestamp with time zone,
	CONSTRAINT "inbox_people_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id"),
	CONSTRAINT "inbox_people_unread_count" CHECK ("inbox_people"."unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inbox_threads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"low_id" bigint NOT NULL,
	"high_id" bigint NOT NULL,
	"subject_kind" text,
	"subject_id" bigint,
	"started_by" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"newest" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inbox_threads_once" UNIQUE NULLS NOT DISTINCT("low_id","high_id","subject_kind","subject_id"),
	CONSTRAINT "inbox_threads_two" CHECK ("inbox_threads"."low_id" < "inbox_threads"."high_id")
);
--> statement-breakpoint
ALTER TABLE "inbox_counts" ADD CONSTRAINT "inbox_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_ignored" ADD CONSTRAINT "inbox_ignored_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_ignored" ADD CONSTRAINT "inbox_ignored_ignored_id_users_id_fk" FOREIGN KEY ("ignored_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_thread_id_inbox_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."inbox_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_people" ADD CONSTRAINT "inbox_people_thread_id_inbox_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."inbox_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_people" ADD CONSTRAINT "inbox_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_people" ADD CONSTRAINT "inbox_people_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_threads" ADD CONSTRAINT "inbox_threads_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_threads" ADD CONSTRAINT "inbox_threads_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_threads" ADD CONSTRAINT "inbox_threads_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_ignored_whom" ON "inbox_ignored" USING btree ("ignored_id");--> statement-breakpoint
CREATE INDEX "inbox_messages_author" ON "inbox_messages" USING btree ("author_id","sent_at");--> statement-breakpoint
CREATE INDEX "inbox_people_list" ON "inbox_people" USING btree ("user_id","latest_at" DESC NULLS LAST,"thread_id" DESC NULLS LAST) WHERE "inbox_people"."latest_at" is not null and not "inbox_people"."is_ignored";--> statement-breakpoint
CREATE INDEX "inbox_people_unread" ON "inbox_people" USING btree ("user_id") WHERE "inbox_people"."unread" > 0;--> statement-breakpoint
CREATE INDEX "inbox_people_other" ON "inbox_people" USING btree ("other_id","user_id");--> statement-breakpoint
CREATE INDEX "inbox_threads_high" ON "inbox_threads" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "inbox_threads_started" ON "inbox_threads" USING btree ("started_by","started_at");