-- Payment methods and the owner's scripts are edited with a version, as 0040 has it for the rest.
alter table payment_methods add column version int not null default 1 check (version > 0);
alter table custom_scripts add column version int not null default 1 check (version > 0);
