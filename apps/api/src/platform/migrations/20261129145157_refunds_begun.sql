-- Refunds of before are compared as long as those since; when exactly they began was not kept.
UPDATE "payments" SET "refund_begun_at" = coalesce("settled_at", "created_at")
WHERE "state" IN ('refunding', 'refunded');
