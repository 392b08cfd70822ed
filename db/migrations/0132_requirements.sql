-- What the owner asks of who applies to sell: files and texts, of everybody or of those of some countries.
create table requirements (
  id int generated always as identity primary key,
  version int not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),
  position int not null default 0,
  name words not null,
  explanation words,
  kind text not null check (kind in ('file', 'text')),
  -- an application without it is not approved unseen
  required boolean not null default true,
  -- empty: everywhere
  countries text[] not null default '{}'
    constraint requirements_countries_check check (array_to_string(countries, ' ') ~ '^([A-Z]{2}( [A-Z]{2})*)?$'),
  -- switched off, nobody is asked for it; what was given stays
  asked boolean not null default true,
  unique (id, kind)
);

-- A new market begins with these; one that has had applications decides for itself.
insert into requirements (position, kind, asked, name, explanation)
select position, kind, asked and not exists (select from applications), name::jsonb, explanation::jsonb
from (values
  (1, 'file', true,
    '{"en": "Trade register extract", "fr": "Extrait du registre du commerce", "ar": "مستخرج من السجل التجاري", "tr": "Ticaret sicil belgesi", "hi": "व्यापार पंजीकरण का प्रमाण"}',
    '{"en": "Or your licence to trade, not older than three months. Everything on it must be readable.", "fr": "Ou votre autorisation d’exercer, de moins de trois mois. Tout doit y être lisible.", "ar": "أو رخصة مزاولة النشاط، على ألا يكون قد مضى عليها أكثر من ثلاثة أشهر، وأن يكون كل ما فيها مقروءًا.", "tr": "Ya da en fazla üç aylık faaliyet belgeniz. Üzerindeki her şey okunabilmelidir.", "hi": "या कारोबार का लाइसेंस, तीन महीने से पुराना नहीं। उस पर लिखी हर बात पढ़ी जा सके।"}'),
  (2, 'text', true,
    '{"en": "Tax number", "fr": "Numéro fiscal", "ar": "الرقم الضريبي", "tr": "Vergi numarası", "hi": "टैक्स नंबर"}',
    '{"en": "The number under which you pay tax on what you sell.", "fr": "Le numéro sous lequel vous payez la taxe sur vos ventes.", "ar": "الرقم الذي تدفع به الضريبة على مبيعاتك.", "tr": "Sattıklarınızın vergisini ödediğiniz numara.", "hi": "वह नंबर जिससे आप अपनी बिक्री पर टैक्स देते हैं।"}'),
  (3, 'file', false,
    '{"en": "Proof of bank account", "fr": "Justificatif de compte bancaire", "ar": "إثبات الحساب المصرفي", "tr": "Banka hesabı belgesi", "hi": "बैंक खाते का प्रमाण"}',
    '{"en": "A letter or statement of your bank with the account’s holder and number. You may cover the amounts.", "fr": "Une attestation ou un relevé de votre banque avec le titulaire et le numéro du compte. Vous pouvez masquer les montants.", "ar": "خطاب أو كشف من مصرفك فيه اسم صاحب الحساب ورقمه. يمكنك إخفاء المبالغ.", "tr": "Hesap sahibini ve numarasını gösteren bir banka yazısı ya da ekstresi. Tutarları kapatabilirsiniz.", "hi": "बैंक का पत्र या स्टेटमेंट जिस पर खाताधारक का नाम और खाता नंबर हो। आप राशियाँ छिपा सकते हैं।"}')
) as given (position, kind, asked, name, explanation);
