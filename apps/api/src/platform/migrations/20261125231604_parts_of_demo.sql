-- What the demo consists of is recorded by part, so that databases of an earlier version gain what is new.
CREATE TABLE "demo_parts" (
	"name" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO demo_parts (name, loaded_at) SELECT 'marketplace', loaded_at FROM demo_data;
--> statement-breakpoint
INSERT INTO demo_parts (name, loaded_at)
  SELECT 'articles', loaded_at FROM demo_data WHERE EXISTS (SELECT FROM articles);
--> statement-breakpoint
DROP TABLE demo_data;
