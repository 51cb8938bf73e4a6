CREATE TABLE "demo_data" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_data_single_row" CHECK ("demo_data"."id")
);
--> statement-breakpoint
-- Databases that were filled before this table was there; nobody else can confirm such an address.
INSERT INTO demo_data (loaded_at)
  SELECT min(created_at) FROM users WHERE email LIKE '%@demo.invalid' AND state = 'active'
  HAVING count(*) > 0;
