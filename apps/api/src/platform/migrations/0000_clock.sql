CREATE TABLE "clock_offset" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"milliseconds" bigint NOT NULL,
	CONSTRAINT "clock_offset_single_row" CHECK ("clock_offset"."id")
);
