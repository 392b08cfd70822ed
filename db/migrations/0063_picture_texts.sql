-- What a picture shows, for those who do not see it, in the languages of the market. Without one, the title of
-- what it belongs to says it.
alter table products add column image_alt words;
alter table product_images add column alt words;
alter table sliders add column image_alt words;
alter table banners add column image_alt words;
