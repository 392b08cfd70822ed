-- A store on holiday stays listed; until then nothing of it can be bought.
alter table stores add away_until timestamptz;
