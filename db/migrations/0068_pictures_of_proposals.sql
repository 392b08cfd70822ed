-- What sellers propose uses its pictures, too.
create trigger picture_uses after insert or delete or update of proposed, base on product_proposals
  for each row execute function keep_picture_uses('id', 'id', '', 'proposed+base');
