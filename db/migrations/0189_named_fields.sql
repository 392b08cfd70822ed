-- What the schema refuses of synonyms is told beside the field that is wrong: its name is in the constraint's.

alter table synonyms rename constraint synonyms_finds_needed to synonyms_finds_check1;
alter table synonyms drop constraint synonyms_words_said;
alter table synonyms add constraint synonyms_words_check1
  check (array_position(synonym_keys(language, words), '') is null);
