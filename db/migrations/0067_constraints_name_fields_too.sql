-- As in 0066: a constraint over several columns is named for the one that staff are told of.
alter table languages rename constraint languages_default_enabled to languages_enabled_check;
alter table mail_server rename constraint mail_server_check to mail_server_host_check1;
alter table mail_server rename constraint mail_server_check1 to mail_server_username_check1;
alter table sign_in_keys rename constraint sign_in_keys_check to sign_in_keys_provider_check;
alter table sign_in_keys rename constraint sign_in_keys_check1 to sign_in_keys_client_id_check1;
alter table stores rename constraint stores_check to stores_suspended_reason_check;
alter table stores rename constraint stores_check1 to stores_payee_name_check;
alter table stores rename constraint stores_check2 to stores_trusted_by_check;
