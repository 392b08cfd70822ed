// WooCommerce exports in the language of their site: known names, and unknown ones.
import { expect, it } from 'vitest';
import { bring, products, withShop } from './import-set-up.ts';

withShop();

// Headers of sites in these languages; Hindi's names are unknown.
const headers: Record<string, string> = {
  French:
    'ID,Type,UGS,"GTIN, UPC, EAN ou ISBN",Nom,Publié,"Mis en avant ?",' +
    '"Visibilité dans le catalogue","Description courte",Description,"Date de début de promo",' +
    '"Date de fin de promo","État de la TVA","Classe de TVA","En stock ?",Stock,' +
    '"Montant de stock faible","Autoriser les commandes de produits en rupture ?",' +
    '"Vendre individuellement ?","Poids (kg)","Longueur (cm)","Largeur (cm)","Hauteur (cm)",' +
    '"Autoriser les avis clients ?","Note de commande","Tarif promo","Tarif régulier",Catégories,' +
    'Étiquettes,"Classe d’expédition",Images,"Limite de téléchargement",' +
    '"Jours d’expiration du téléchargement",Parent,"Groupes de produits","Produits suggérés",' +
    '"Ventes croisées","URL externe","Libellé du bouton",Position,"Nom de l’attribut 1",' +
    '"Valeur(s) de l’attribut 1 ","Attribut 1 visible","Attribut 1 global"',
  Turkish:
    'Kimlik,Tür,Stok kodu (SKU),"GTIN, UPC, EAN veya ISBN",İsim,Yayımlanmış,Öne çıkan?,' +
    'Katalogda görünürlük,Kısa açıklama,Açıklama,İndirimli fiyatın başladığı tarih,' +
    'İndirimli fiyatın bittiği tarih,Vergi durumu,Vergi sınıfı,Stokta?,Stok,Düşük stok miktarı,' +
    'Ön Siparişe İzin Ver?,Ayrı ayrı mı satılıyor?,Ağırlık (kg),Uzunluk (cm),Genişlik (cm),' +
    'Yükseklik (cm),Müşteri değerlendirmelerine izin verilsin mi?,Satın alma notu,' +
    'İndirimli satış fiyatı,Normal fiyat,Kategoriler,Etiketler,Gönderim sınıfı,Görseller,' +
    'İndirme sınırı,İndirme sona erme günü,Ebeveyn,Gruplanmış ürünler,Yukarı satışlar,' +
    'Çapraz satışlar,Harici URL,Düğme metni,Konum,Nitelik 1 ismi,Nitelik 1 değer(ler)i,' +
    'Nitelik 1 görünür,Nitelik 1 genel',
  Arabic:
    'المعرف,النوع,رمز المنتج (SKU),GTIN، UPC،الاسم,الاسم,تم النشر,هل هي مميزة؟,الرؤية في الدليل,' +
    'وصف قصير,الوصف,تاريخ بدء التخفيض,تاريخ انتهاء التخفيض,حالة الضريبة,فئة الضريبة,متوفر؟,' +
    'المخزون,كمية منخفضة,السماح بالطلبات؟,يباع بمفرده؟,الوزن (kg),الطول (cm),العرض (cm),' +
    'الارتفاع (cm),السماح بالتقييمات؟,ملاحظة الشراء,سعر التخفيض,السعر الافتراضي,التصنيفات,الوسوم,' +
    'فئة الشحن,الصور,حد التنزيل,أيام التنزيل,الأب,منتجات مجمعة,زيادة المبيعات,البيع المتقاطع,' +
    'رابط خارجي,نص الزر,الموضع,اسم السمة 1,قيمة/قيم السمة 1,السمة 1 مرئية,السمة 1 عامة',
  Hindi:
    'आईडी,प्रकार,एसकेयू,जीटीआईएन,नाम,प्रकाशित,विशेष?,सूची में दृश्यता,संक्षिप्त विवरण,विवरण,' +
    'बिक्री मूल्य शुरू,बिक्री मूल्य समाप्त,कर स्थिति,कर वर्ग,स्टॉक में?,स्टॉक,कम स्टॉक,बैकऑर्डर?,' +
    'अकेले बिकता है?,भार (kg),लंबाई (cm),चौड़ाई (cm),ऊँचाई (cm),समीक्षा?,खरीद टिप्पणी,बिक्री मूल्य,' +
    'नियमित मूल्य,श्रेणियाँ,टैग,शिपिंग वर्ग,चित्र,डाउनलोड सीमा,डाउनलोड दिन,मूल उत्पाद,समूह,अपसेल,' +
    'क्रॉस-सेल,बाहरी यूआरएल,बटन,स्थान,गुण 1 नाम,गुण 1 मान,गुण 1 दृश्य,गुण 1 वैश्विक',
  Russian:
    'ID,Тип,Артикул,"GTIN, UPC, EAN или ISBN",Имя,Опубликован,рекомендуемый?,' +
    '"Видимость в каталоге","Краткое описание",Описание,"Дата начала действия продажной цены",' +
    '"Дата окончания действия продажной цены","Статус налога","Налоговый класс","В наличии?",' +
    'Запасы,"Величина малых запасов","Возможен ли предзаказ?","Продано индивидуально?",' +
    '"Вес (kg)","Длина (cm)","Ширина (cm)","Высота (cm)","Разрешить отзывы от клиентов?",' +
    '"Примечание к покупке","Цена распродажи","Базовая цена",Категории,Метки,"Класс доставки",' +
    'Изображения,"Лимит загрузок","Число дней до просроченной загрузки",Родительский,' +
    '"Сгруппированные товары",Апсейл,Кросселы,"Внешний URL","Текст кнопки",Позиция,' +
    '"Имя атрибута 1","Значение(-я) аттрибута(-ов) 1","Видимость атрибута 1",' +
    '"Глобальный атрибут 1"',
  Spanish:
    'ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,"¿Está destacado?",' +
    '"Visibilidad en el catálogo","Descripción corta",Descripción,' +
    '"Día en que empieza el precio rebajado","Día en que termina el precio rebajado",' +
    '"Estado del impuesto","Clase de impuesto","¿Existencias?",Inventario,' +
    '"Cantidad de bajo inventario","¿Permitir reservas de productos agotados?",' +
    '"¿Vendido individualmente?","Peso (kg)","Longitud (cm)","Anchura (cm)","Altura (cm)",' +
    '"¿Permitir valoraciones de clientes?","Nota de compra","Precio rebajado","Precio normal",' +
    'Categorías,Etiquetas,"Clase de envío",Imágenes,"Límite de descargas",' +
    '"Días de caducidad de la descarga",Superior,"Productos agrupados","Ventas dirigidas",' +
    '"Ventas cruzadas","URL externa","Texto del botón",Posición,"Nombre del atributo 1",' +
    '"Valor(es) del atributo 1","Atributo visible 1","Atributo global 1"',
  German:
    'ID,Typ,Artikelnummer,"GTIN, UPC, EAN oder ISBN",Name,Veröffentlicht,"Ist hervorgehoben?",' +
    '"Sichtbarkeit im Katalog",Kurzbeschreibung,Beschreibung,' +
    '"Datum, an dem Angebotspreis beginnt","Datum, an dem Angebotspreis endet",Steuerstatus,' +
    'Steuerklasse,Vorrätig?,Bestand,"Geringe Lagermenge","Lieferrückstände erlaubt?",' +
    '"Nur einzeln verkaufen?","Gewicht (kg)","Länge (cm)","Breite (cm)","Höhe (cm)",' +
    '"Kundenrezensionen erlauben?","Hinweis zum Kauf",Angebotspreis,"Regulärer Preis",Kategorien,' +
    'Schlagwörter,Versandklasse,Bilder,Downloadlimit,"Ablauftage des Downloads",' +
    '"Übergeordnetes Produkt","Gruppierte Produkte",Zusatzverkäufe,"Cross-Sells (Querverkäufe)",' +
    '"Externe URL",Button-Text,Position,"Attribut 1 Name","Attribut 1 Wert(e)",' +
    '"Attribut 1 Sichtbar","Attribut 1 Global"',
};
const ROWS =
  '5,variable,hoodie,,Hoodie,1,0,visible,Soft,Warm,,,taxable,,1,,,0,0,1.5,,,,1,,,,' +
  '"Clothing > Hoodies",warm,,https://x.test/a.jpg,,,,,,,,,0,Color,"Red, Blue",1,1\n' +
  '7,variation,h-red,,Hoodie - Red,1,0,visible,,,,,taxable,,1,4,,0,0,,,,,0,,42,45,,,,,,,hoodie,' +
  ',,,,,1,Color,Red,,1\n' +
  '8,variation,h-blue,,Hoodie - Blue,1,0,visible,,,,,taxable,,1,2,,0,0,2,,,,0,,,45,,,,,,,id:5,' +
  ',,,,,2,Color,Blue,,1\n' +
  '9,simple,cap,,Cap,1,1,visible,,Blue,,,none,,1,9,,0,0,,,,,1,,,18.5,Clothing,,,,,,,,,,,,3,,,,\n';

it.each(Object.keys(headers))('reads a header in %s', async (language) => {
  const { counts, rowFindings, notes } = await bring(`${headers[language]}\n${ROWS}`);
  expect([counts, rowFindings]).toEqual([[2, 0, 0, 0], []]);
  const { hoodie, cap } = await products();
  expect(hoodie).toMatchObject({
    selling: 4500,
    offered: 4200,
    category: ['Clothing', 'Hoodies'],
    tags: ['warm'],
    description: { en: '<p>Warm</p>' },
    variants: [
      { sku: 'h-red', quantity: 4, weight: 1500, options: ['Color Red'] },
      { sku: 'h-blue', quantity: 2, weight: 2000, options: ['Color Blue'] },
    ],
  });
  expect(cap).toMatchObject({ selling: 1850, variants: [{ quantity: 9 }] });
  const guesses = notes.filter((note) => note.includes('column-guessed')).length;
  expect(guesses).toBe({ Arabic: 4, Hindi: 22 }[language] ?? 0);
});
it('says what it guessed, before and after', async () => {
  const { notes } = await bring(`${headers.Hindi}\n${ROWS}`, { dry: true });
  expect(notes).toContain('नियमित मूल्य: column-guessed Regular price');
});
it('guesses nothing where columns were left out, and says what to do', async () => {
  const some = (lines: string) =>
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(',').filter((_, at) => at % 3 !== 2))
      .join('\n');
  await expect(bring(`${some(headers.Hindi ?? '')}\n${some(ROWS)}`)).rejects.toThrow(
    'import-columns-unknown',
  );
});
it('takes no column of another program for one of WooCommerce’s', async () => {
  const { notes, counts } = await bring(
    'Type,SKU,Name,Colour code,Published,In stock?,Regular price,Categories,Swatch,Position,Extra\n' +
      'simple,a,A,#fff,1,1,5,Cups,x,0,1\n',
  );
  expect([notes, counts]).toEqual([[], [1, 0, 0, 0]]);
});
