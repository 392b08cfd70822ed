-- What a picture of the footer shows is said in the reader's language.
alter table footer_image_links
  alter column title type jsonb using jsonb_build_object('en', title);
