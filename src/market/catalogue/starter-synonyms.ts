// Synonyms that most shops can use, for owners to adopt, one group per line. Words after `>` are
// also found by a search for the words before it, but not the reverse.

export type Starter = { words: string[]; finds: string[] };

const LINES: Record<string, string> = {
  en: `
    sofa, couch, settee
    tv, television
    fridge, refrigerator
    vacuum cleaner, hoover
    washing machine, washer
    tumble dryer, clothes dryer
    oven glove, oven mitt
    torch, flashlight
    earphones, earbuds
    mobile phone, cell phone, smartphone
    laptop > notebook
    memory card > sd card, microsd
    sd card > sdhc, sdxc, secure digital, microsd, microsdhc, microsdxc
    microsd, micro sd, tf card
    micro sd > microsdhc, microsdxc, micro sdhc, micro sdxc
    usb stick, flash drive, pen drive, thumb drive
    power bank, portable charger
    trainers, sneakers
    t-shirt, tee
    jumper, sweater, pullover
    trousers, pants
    handbag, purse
    dressing gown, bathrobe
    nappy, diaper
    pushchair, stroller, buggy
    dummy, pacifier
    duvet, comforter
    cushion, throw pillow
    curtains, drapes
    wardrobe, closet
    tap, faucet
    spanner, wrench
    rubbish bin, trash can, waste bin
    biscuit, cookie
    aubergine, eggplant
    courgette, zucchini
    coriander, cilantro
    perfume, fragrance
    nail varnish, nail polish
    moisturiser, moisturizer
    colour, color
    grey, gray
    jewellery, jewelry
    pyjamas, pajamas
    aluminium, aluminum
    glasses, spectacles, eyeglasses
    bike, bicycle
  `,
  fr: `
    canapé, sofa
    télé, télévision, téléviseur
    frigo, réfrigérateur
    lave-linge, machine à laver
    sèche-linge, séchoir à linge
    plaque de cuisson, table de cuisson
    gazinière, cuisinière à gaz
    aspirateur balai, aspirateur vertical
    ordinateur portable, pc portable, laptop
    smartphone, téléphone portable, téléphone mobile
    écouteurs, oreillettes
    carte mémoire > carte sd, microsd
    clé usb, mémoire usb
    batterie externe, power bank
    montre connectée, smartwatch
    enceinte, haut-parleur
    lampe torche, lampe de poche
    baskets, sneakers
    tee-shirt, t-shirt
    pull, pullover, chandail
    jean, denim
    peignoir, robe de chambre
    maillot de bain > bikini
    imperméable, ciré
    bottes de pluie, bottes en caoutchouc
    tétine, sucette
    couette, édredon
    tapis, carpette
    armoire, penderie
    poubelle, corbeille
    clé à molette, clé anglaise
    vélo, bicyclette
    parfum > eau de toilette, eau de parfum
    stylo à bille, bic
    rideau > voilage
    canette, cannette
  `,
  ar: `
    كنبة, أريكة, صوفا
    تلفاز, تلفزيون
    ثلاجة, براد
    غسالة, ماكينة غسيل
    خلاط, بلندر
    مكواة, كواية
    موبايل, جوال, هاتف محمول
    لابتوب, حاسوب محمول, كمبيوتر محمول
    كمبيوتر, حاسوب
    باور بانك, شاحن متنقل
    فلاشة, فلاش ميموري
    بطاقة ذاكرة, كرت ميموري
    حذاء رياضي, كوتشي
    حذاء, أحذية
    تيشيرت, تي شيرت
    قميص, قمصان
    فستان, فساتين
    بنطلون, بنطال, سروال
    سترة, جاكيت
    شنطة, حقيبة, حقائب
    محفظة, بوك
    عطر, عطور, برفان
    حفاضات, حفاظات
    مخدة, وسادة
    سجادة, بساط
    ستارة, ستائر, برادي
    خزانة, دولاب
    سرير, تخت
    طاولة, ترابيزة
    كرسي, كراسي
    مقلاة, طاسة
    قدر, طنجرة
    طبق, أطباق, صحن, صحون
    كوب, أكواب
    كتاب, كتب
    خاتم, خواتم
    مصباح, لمبة
    دراجة هوائية, بسكليت
  `,
  tr: `
    kanepe, sofa
    tv, televizyon
    elektrikli süpürge, elektrik süpürgesi
    saç kurutma makinesi, fön makinesi
    mikser, çırpıcı
    blender, karıştırıcı
    laptop, dizüstü bilgisayar, notebook
    bilgisayar, pc
    cep telefonu, akıllı telefon
    powerbank, taşınabilir şarj cihazı
    şarj aleti, şarj cihazı
    usb bellek, flash bellek
    hafıza kartı, bellek kartı
    akıllı saat, smartwatch
    hoparlör, speaker
    el feneri, fener
    spor ayakkabı, sneaker
    tişört, t-shirt
    kazak, süveter
    kot, jean, denim
    mont, kaban
    mayo > bikini
    bebek bezi, çocuk bezi
    bebek arabası, puset
    emzik, yalancı meme
    halı > kilim
    gardırop, elbise dolabı, giysi dolabı
    çöp kovası, çöp kutusu
    kupa, mug
    oje, tırnak cilası
    kurabiye, bisküvi
    nevresim takımı, yatak takımı
    abajur, masa lambası
    saklama kabı, erzak kabı
    matara, su şişesi
  `,
  hi: `
    सोफ़ा, काउच
    टीवी, टेलीविज़न
    फ्रिज, रेफ्रिजरेटर
    वॉशिंग मशीन, कपड़े धोने की मशीन
    मिक्सर, मिक्सी
    इस्त्री, आयरन
    मोबाइल, मोबाइल फ़ोन, स्मार्टफ़ोन
    लैपटॉप, नोटबुक कंप्यूटर
    कंप्यूटर, पीसी
    ईयरफ़ोन, ईयरबड्स
    पावर बैंक, पोर्टेबल चार्जर
    पेन ड्राइव, यूएसबी ड्राइव, फ्लैश ड्राइव
    मेमोरी कार्ड > एसडी कार्ड
    स्पीकर, लाउडस्पीकर
    टॉर्च, फ्लैशलाइट
    स्नीकर्स, स्पोर्ट्स शूज़, खेल के जूते
    चप्पल, स्लिपर
    टी-शर्ट, टीशर्ट
    पैंट, पतलून
    स्वेटर, जर्सी, पुलोवर
    बैग, थैला, झोला
    पर्स, बटुआ, वॉलेट
    चश्मा, ऐनक
    इत्र, परफ्यूम
    डायपर, लंगोट
    बच्चा गाड़ी, स्ट्रोलर, प्रैम
    रजाई, क्विल्ट
    कंबल, ब्लैंकेट
    तकिया, पिलो
    परदा, पर्दा, कर्टन
    कालीन, गलीचा, कार्पेट
    अलमारी, वार्डरोब
    कूड़ेदान, डस्टबिन
    कड़ाही, कढ़ाई
    साइकिल, बाइसिकल
    नेल पॉलिश, नाखून पॉलिश
    किताब, पुस्तक
    कलम, पेन
    अंगूठी, रिंग
    हार, नेकलेस
    झुमका, इयररिंग
    मोमबत्ती, कैंडल
    खिलौना, टॉय
    गमला, प्लांटर
  `,
};

const wordsOf = (text = ''): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The starter synonyms of a language, by its code; none for an unknown one. */
export const startersIn = (language: string): Starter[] =>
  (LINES[language] ?? '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [words, finds] = line.split('>');
      return { words: wordsOf(words), finds: wordsOf(finds) };
    });
