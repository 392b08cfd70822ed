-- Commission that is announced before it counts: a rule counts from then on; null: always.
alter table commission_rules add column valid_from timestamptz;
