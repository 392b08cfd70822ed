-- How many orders and customers have a word is guessed from a sample of them. By a hundred, a name
-- of one in twenty was taken for one in fifty or one in ten, and then all orders were walked along
-- to find the few.
alter table orders alter search_text set statistics 1000;
alter table accounts alter search_text set statistics 1000;
analyze orders (search_text);
analyze accounts (search_text);
