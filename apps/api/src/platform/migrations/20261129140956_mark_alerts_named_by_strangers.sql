-- Alerts that were asked for by mail: whoever typed the address may have chosen their names.
update alert_rules set is_named_by_owner = false
where address_id is not null
  or exists (select from alert_consents where alert_consents.rule_id = alert_rules.id);
