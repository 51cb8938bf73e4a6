-- Whoever invites among the administrators is asked for their factors now; these were not.
DELETE FROM "invitations" WHERE "group_name" = 'administrators' AND "accepted_at" IS NULL;
