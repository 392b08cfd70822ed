-- A picture that was cut out of another one can be cut again: it knows from which, and how. What somebody sent
-- keeps the name that it had.
alter table pictures add column file_name text not null default '';
alter table pictures add column cut_from text references pictures;
alter table pictures add column cut jsonb;
alter table pictures add check ((cut_from is null) = (cut is null));
alter table pictures add check (cut_from <> name);
create index pictures_cut on pictures (cut_from) where cut_from is not null;
