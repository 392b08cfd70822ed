-- Messages of sections that browsers fetch only when they are needed: what owners made of them goes along.

update messages set section = 'suggest'
where section = 'search' and key in (
  'brand', 'category', 'clear', 'nothing', 'product', 'recent', 'remove', 'store', 'sub-category', 'suggested',
  'suggestions', 'within'
);
update messages set section = 'cookie-choice'
where section = 'notice' and key in (
  'analytics', 'analytics-about', 'functional', 'functional-about', 'marketing', 'marketing-about', 'needed',
  'needed-about', 'save', 'services', 'settings-about'
);
