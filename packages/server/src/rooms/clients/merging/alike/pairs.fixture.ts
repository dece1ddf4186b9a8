import { laterLists } from './pairs-later.fixture.ts';

/**
 * Two entries of one town each, written by somebody before looking at what the rules make of them: `=` of one company that was
 * entered twice, `!` of two. The lists came one after the other; the rules knew those before a list when it was first
 * measured (docs/decisions/0096). A line: town, two names.
 */
const lists = [
  `
= Tarnów | Zakład Kominiarski „Sadza” Zenon Wróbel ;; Zaklad kominiarski Sadza Z. Wrobel
= Krosno | Przedsiębiorstwo Robót Drogowych „Asfalt-Mix” sp. z o.o. ;; PRD Asfalt Mix Sp. z o. o.
= Płock | Jan Kowalczyk Usługi Transportowe ;; Usługi transportowe Jan Kowalczyk
= Kielce | Kancelaria Notarialna Beata Szymczak-Lis ;; Notariusz Beata Szymczak-Lis
= Siedlce | „Mleczarnia Podlaska” S.A. ;; Mleczarnia Podlaska Spółka Akcyjna
= Rypin | P.H.U. „Ewa-Mar” Ewa Marciniak ;; PHU EWAMAR Ewa Marciniak
= Opole | Kowalski i Nowak s.c. ;; Nowak, Kowalski spółka cywilna
= Rzeszów | Hurtownia Elektryczna Volt Spółka z ograniczoną odpowiedzialnością ;; Hurtownia elektryczna Wolt sp. z o.o.
= Gniezno | Gabinet Stomatologiczny Dentica lek. dent. Anna Pawlak ;; Dentica Anna Pawlak
= Łomża | Auto-Serwis Grzegorz Brzęczyszczykiewicz ;; Autoserwis Grzegorz Brzeczyszczykiewicz
= Sopot | Studio Fotograficzne Kadr ;; Studio Fotograficzne KADR s.c. M. Wilk, T. Wilk
= Zakopane | Biuro Podróży Horyzont Sp.j. ;; Horyzont biuro podróży spółka jawna
= Warszawa | Fundacja „Otwarte Okna” ;; Fundacja Otwarte Okno
= Mrągowo | Tartak Bór Sp. z o.o. Sp. k. ;; Tartak „Bór” spółka z ograniczoną odpowiedzialnością spółka komandytowa
= Nowy Targ | Cukiernia Słodki Kącik Maria Zając ;; Slodki Kacik cukiernia M. Zajac
= Kutno | Instal-Therm Piotr Sobczak ;; InstalTherm
= Bytom | Wspólnota Mieszkaniowa ul. Lipowa 12 ;; WM Lipowa 12
= Konin | Spółdzielnia Mieszkaniowa „Zacisze” ;; SM Zacisze
= Grójec | Gospodarstwo Rolne Tomasz Mazurek ;; Mazurek Tomasz gospodarstwo rolne
= Piła | Przedszkole Niepubliczne „Tęczowa Kraina” ;; Niepubliczne przedszkole Teczowa Kraina
= Lublin | MK Projekt Marcin Kaczor ;; M.K. Projekt Marcin Kaczor
= Jarosław | Salon Fryzjerski „U Hani” Hanna Bąk ;; Salon fryzjerski u Hani
= Żywiec | Drewbud Stolarstwo Adam Góra ;; Drew-Bud Adam Góra
= Leżajsk | Firma Handlowo-Usługowa „Kazik” Kazimierz Duda ;; FHU Kazik K. Duda
= Cieszyn | Apteka „Pod Lwem” mgr farm. Jolanta Rusin ;; Apteka Pod Lwem
= Gdynia | NordLogistic Poland Sp. z o.o. ;; Nord Logistic Polska sp. z o.o.
= Poznań | Pracownia Architektoniczna Linia Prosta ;; Linia Prosta - pracownia architektury
= Ełk | Zakład Pogrzebowy Arka ;; Arka usługi pogrzebowe
= Kraków | Wydawnictwo „Białe Kruki” sp. z o.o. ;; Białe Kruki Wydawnictwo
= Radom | Kancelaria Radcy Prawnego Olga Wiśniewska ;; Radca prawny Olga Wiśniewska
= Elbląg | Szkoła Językowa Lingua Nova ;; Lingua Nowa szkoła językowa
= Śrem | Ślusarstwo Henryk Młynarczyk ;; Slusarstwo Henryk Mlynarczik
= Turek | P.P.H. „Polwik” Wiktor Polak ;; PPH POLWIK
= Zabrze | Magnolia Beauty Natalia Kruk ;; Salon kosmetyczny Magnolia
= Brzeg | Restauracja Pod Dębem Krzysztof Dąbek ;; Restauracja „Pod Dębem”
= Nysa | Centrum Rehabilitacji Ruch Sp. z o.o. ;; Centrum Rehabilitacji „RUCH”
= Kępno | ABC Meble Spółka Jawna ;; A.B.C. Meble sp.j.
= Słupsk | Zofia Krajewska ;; Krajewska Zofia
= Mielec | Usługi Geodezyjne Geo-Punkt Rafał Sikora ;; GeoPunkt Rafał Sikora
= Sieradz | Ubojnia Drobiu Kogut sp. z o.o. w Sieradzu ;; Ubojnia Drobiu Kogut Sp. z o.o.
= Gorlice | Kwiaciarnia Stokrotka ;; Kwiaciarnia Stokrotka - Danuta Rak
= Kolno | Stacja Paliw Max-Oil R. Wojtas ;; Maxoil stacja paliw Roman Wojtas
= Zamość | Biuro Rachunkowe Saldo Iwona Bednarz ;; Biuro rachunkowe „Saldo” I. Bednarz
= Stalowa Wola | T-Metal s.c. Tadeusz Pająk, Irena Pająk ;; T Metal Pająk s.c.
= Wierzchosławice | Uniwersytet Ludowy w Wierzchosławicach ;; Uniwersytet Ludowy Wierzchosławice
= Augustów | Hotel*** Nad Jeziorem sp. z o.o. ;; Hotel Nad Jeziorem
= Ostrów Mazowiecka | Piekarnia Żytnia Bracia Olszewscy s.c. ;; Piekarnia Żytnia Br. Olszewscy
= Busko-Zdrój | Firma Budowlana WIELGOSZ Łukasz Wielgosz ;; F.B. Wielgosz
= Skawina | Elektro-Instal Dariusz Mroczek ;; Dariusz Mroczek
= Toruń | Poligrafia „Offset-Druk” ;; Offsetdruk poligrafia sp. z o.o.
= Pszczyna | OSK „Kierunek” Szkoła Jazdy ;; Ośrodek Szkolenia Kierowców Kierunek
= Świdnica | Wulkan-Opony ;; Wulkan Opony Patryk Żak
= Chełm | Przychodnia Lekarska Medyk ;; Przychodnia Lekarska Medyk Sp. z o.o.
= Wrocław | Zieliński Consulting ;; Zielinski Consulting Sp. z o.o.
= Gdańsk | Michał Ostrowski IT Solutions ;; IT Solutions Michal Ostrowski
= Olsztyn | EkoDom Sp. zo.o. ;; EKO-DOM sp. z o.o.
= Strzegom | Klub Sportowy „Granit” ;; KS Granit Strzegom
= Wołów | Parafia Rzymskokatolicka pw. św. Jadwigi ;; Parafia św. Jadwigi
= Legnica | Agencja Ochrony Sokół Sp. z o.o. ;; Agencja ochrony Sokul sp. z o.o.
= Żuromin | Gminna Spółdzielnia „Samopomoc Chłopska” ;; GS Samopomoc Chłopska
! Dębica | Jan Wójtowicz ;; Jan Wójtowicz jr
! Limanowa | Usługi Ciesielskie Stanisław Gąsior ;; Usługi Ciesielskie Wojciech Gąsior
! Sanok | Przedszkole nr 4 ;; Przedszkole nr 14
! Trzebnica | Szkoła Podstawowa nr 2 w Trzebnicy ;; Szkoła Podstawowa nr 3 w Trzebnicy
! Gliwice | Wspólnota Mieszkaniowa Ogrodowa 5 ;; Wspólnota Mieszkaniowa Ogrodowa 7
! Żory | Gabinet Stomatologiczny Anna Nowicka ;; Gabinet Stomatologiczny Alina Nowicka
! Lublin | Kancelaria Adwokacka Marek Stępień ;; Kancelaria Adwokacka Mariusz Stępień
! Łuków | Hurtownia Budowlana Cegła ;; Hurtownia Budowlana Cement
! Gdynia | Drukarnia Akcydens ;; Galeria Akcydens
! Grójec | Gospodarstwo Ogrodnicze Piotr Jabłoński ;; Gospodarstwo Sadownicze Paweł Jabłoński
! Piaseczno | Klinika Weterynaryjna Łapa ;; Hotel dla psów Łapa
! Zielona Góra | Alfa Serwis sp. z o.o. ;; Alfa Ubezpieczenia sp. z o.o.
! Łask | Mirosław Sroka Transport ;; Mirosława Sroka Krawiectwo
! Wejherowo | Stolarnia Dąb ;; Stolarnia Buk
! Zgierz | PHU Krystian ;; PHU Krystyna
! Czarna | Gminny Ośrodek Kultury w Czarnej ;; Gminny Ośrodek Zdrowia w Czarnej
! Rybnik | Elmont Instalacje ;; Elmax Instalacje
! Dębno | Solar-Tech ;; Polar-Tech
! Inowrocław | Bracia Nowakowscy s.c. ;; Siostry Nowakowskie s.c.
! Turek | Sklep Spożywczy Anna Gołąb ;; Sklep Spożywczy Hanna Gołąb
! Sochaczew | Leszek Wilczek Hydraulika ;; Danuta Malec Fryzjerstwo
! Muszyna | Józef Chmiel Pszczelarstwo ;; Józefa Chmielewska Pszczelarstwo
! Warszawa | Domax Development 1 sp. z o.o. ;; Domax Development 2 sp. z o.o.
! Bielawa | Optyk Soczewka ;; Optyk Oprawka
! Żywiec | Jan Bielak Stolarstwo ;; Tomasz Bielak Stolarstwo
! Brodnica | Piekarnia Nowakowski ;; Piekarnia Nowacki
! Strzelin | Kamieniarstwo Granit ;; Klub Sportowy Granit
! Mława | Ferma Drobiu Krzysztof Zych ;; Ferma Drobiu Krystyna Zych
! Ustka | Biały Domek Pensjonat ;; Czerwony Domek Pensjonat
`,
  `
= Oleśnica | Zakład Szklarski „Szybka Robota” Edmund Flis ;; Szklarstwo Edmund Flis
= Kłodzko | Komis Samochodowy Rajd s.c. ;; Auto Komis Rajd
= Brzesko | Wodno-Kanalizacyjne Usługi Rurex Jacek Nita ;; Rurex Jacek Nita
= Tarnów | Katolickie Liceum Ogólnokształcące im. św. Kingi ;; KLO św. Kingi w Tarnowie
= Bielsko-Biała | Vivaldi Restauracja sp. z o.o. ;; Restauracja Wiwaldi
= Drawno | Przedsiębiorstwo Produkcyjno-Handlowe „Grzybek” Ryszard Grzyb ;; PPH Grzybek
= Skierniewice | Indywidualna Praktyka Lekarska Dorota Wilczek ;; Dorota Wilczek - lekarz rodzinny
= Krosno | Kancelaria Doradcy Podatkowego Tomasz Ryś ;; Doradca podatkowy Tomasz Ryś
= Turek | Meble na Wymiar Szuflada ;; Szuflada - meble kuchenne
= Darłowo | F.H. „Rybka” Zbigniew Karaś ;; Sklep rybny Rybka Z. Karaś
= Czersk | Stowarzyszenie Przyjaciół Zamku w Czersku ;; Stow. Przyjaciół Zamku Czersk
= Jasło | Elektromechanika Pojazdowa Iskra Wł. Mazur ;; Iskra elektromechanika Władysław Mazur
= Kutno | Hurtownia Kwiatów Rosa Sp. J. Nowicki, Nowicka ;; „Rosa” hurtownia kwiatów
= Lipno | Zespół Opieki Zdrowotnej w Lipnie ;; ZOZ Lipno
= Oława | Moto-Parts Rafał Bury ;; Motoparts R. Bury
= Janów | Hodowla Koni Pod Kasztanem ;; Stadnina koni „Pod Kasztanem”
= Mogilno | Piekarnia-Cukiernia Rogalik Rafał i Anna Piórko s.c. ;; Piekarnia Rogalik
= Grajewo | Przedsiębiorstwo Budowlane Kielnia spzoo ;; PB Kielnia Sp. z o.o.
= Nowy Dwór | Urząd Gminy Nowy Dwór ;; Gmina Nowy Dwór
= Pyzdry | Zakład Krawiecki Igła Helena Nowak ;; Krawiectwo „Igła” H. Nowak
= Płońsk | Biuro Projektów Drogowych Trakt S.C. Wolski Adamski ;; Trakt biuro projektów
= Słupsk | Kamienica pod Gryfem Apartamenty ;; Apartamenty Pod Gryfem
= Nisko | Łukasz Żmuda Geodezja ;; Geodeta Lukasz Zmuda
= Lubań | Browar Rzemieślniczy Chmielnik ;; Browar Hmielnik
= Chodzież | TechRol Serwis Maszyn Rolniczych ;; Tech-Rol serwis maszyn
= Sopot | Nieruchomości „Klucz” Barbara Wąs ;; Klucz Biuro Nieruchomości
= Lesko | Agroturystyka U Babci Jadzi ;; U Babci Jadzi
= Radomsko | Tłumacz przysięgły Sylwia Baran ;; Biuro Tłumaczeń Sylwia Baran
= Żnin | Związek Emerytów i Rencistów oddział Żnin ;; Polski Związek Emerytów, Rencistów i Inwalidów Żnin
= Łańcut | Wiśniowski Bramy Sp. k. ;; Wisniowski bramy spółka komandytowa
= Ostrołęka | Zakłady Mięsne Szynka S.A. ;; ZM Szynka
= Zambrów | Handel Obwoźny Teofil Kuc ;; Kuc Teofil handel
= Lubsko | Centrum Ogrodnicze Paproć ;; Ogrodnictwo „Paproć” Ewa Lis
= Zgorzelec | Radio Taxi Sprint ;; Sprint Taxi
= Gubin | ALMAR Alicja i Marek Kowal s.c. ;; Al-Mar s.c.
= Czarne | Zakład Usług Leśnych Świerk ;; ZUL Świerk
= Jawor | Komputronik Serwis Bartosz Wrzos ;; Komputronic Bartosz Wrzos
= Otwock | Dentystka Ola - Aleksandra Fik ;; Gabinet dentystyczny Aleksandra Fik
= Police | Ośrodek Szkolenia „Wiedza” Sp. z o. o. ;; Wiedza Ośrodek Szkoleniowy
= Łeba | Wytwórnia Lodów Bambino ;; Lodziarnia Bambino
! Śrem | Masarnia Kaczmarek ;; Masarnia Kaczmarczyk
! Ełk | Studio Tatuażu Feniks ;; Studio Tańca Feniks
! Mława | Jerzy Kot Budownictwo ;; Jerzy Kotowski Budownictwo
! Brzeg | Hurtownia Wołek ;; Hurtownia Wałek
! Pisz | Apteka nr 1 ;; Apteka nr 2
! Tuchola | Paweł Gawron Hydraulika ;; Paulina Gawron Fryzjerstwo
! Orneta | Drew-Pol ;; Drew-Mar
! Żuromin | Gabinet Kosmetyczny Iwona ;; Gabinet Kosmetyczny Ilona
! Reda | Bar U Zosi ;; Bar U Zochy
! Wyrzysk | Spółdzielnia Mleczarska Łąka ;; Spółdzielnia Mieszkaniowa Łąka
! Mońki | Antoni Rak i Syn Dekarstwo ;; Antoni Rak junior Dekarstwo Mońki
! Konin | Szkoła Muzyczna I stopnia ;; Szkoła Muzyczna II stopnia
! Nakło | Bank Spółdzielczy ;; Bank Ludowy
! Sandomierz | Kawiarnia Rynek ;; Restauracja Rynek
! Oława | Zakład Fryzjerski Anna Bury ;; Moto-Parts Rafał Bury
! Nisko | Geodezja Żmuda ;; Stolarstwo Żmuda
! Łapy | Euro-Trans ;; Euro-Trans-Bud
! Kcynia | Parafia św. Anny ;; Parafia św. Jana
! Jawor | Kobalt Systemy ;; Kobalt Chemia
! Garwolin | Zajazd Wilga ;; Apteka Wilga
`,
  `
= Wąbrzeźno | Zakład Blacharski Nitka Arkadiusz Nitka ;; Blacharstwo A. Nitka
= Mikołajki | Sklep Wędkarski „Szczupak” ;; Szczupak artykuły wędkarskie
= Kołobrzeg | Pralnia Perła sp. z o.o. ;; Pralnia chemiczna „Perla”
= Tarnobrzeg | Adwokat Halina Jeż-Molenda ;; Kancelaria Adwokacka Halina Jeż Molenda
= Dąbrowa Górnicza | PolSteel Konstrukcje ;; POL-STEEL sp. z o.o.
= Osiek | Gminny Zakład Komunalny w Osieku ;; GZK Osiek
= Suchowola | Ferma Strusi Podlasie Mirosław Kot ;; Ferma strusi M. Kot
= Toruń | Żegluga Wiślana Sp. z o.o. ;; Rzegluga Wiślana
= Łomża | Bartosz Kula Programowanie ;; Kula Bartosz - usługi informatyczne
= Elbląg | Kino Światowid ;; Kino „Światowid” Elbląg
= Nałęczów | Herbaciarnia Cztery Pory ;; Herbaciarnia 4 Pory Roku
= Jarosław | SanMed Sp. z o.o. Centrum Zdrowia ;; San-Med
= Łask | Bruk-Styl Wiesław Pietrzak ;; Brukstyl
= Zawoja | Karczma Czarci Młyn ;; Czarci Młyn s.c.
= Leszno | Zakład Tapicerski Eugeniusz Sowa i Syn ;; Tapicerstwo E. Sowa
= Rabka | Biuro Rachunkowe Ewa Cichoń ;; Ewa Cichoń Usługi Księgowe
= Pułtusk | Mechanika Pojazdowa Tadeusz Dyl ;; Warsztat samochodowy Tadeusz Dyl
= Szczuczyn | Wędliny Staropolskie Zagroda ;; Zagroda wędliny
= Giżycko | Zielona Apteka ;; Apteka „Zielona”
= Nidzica | P.U.H. Mirex Mirosława Cebula ;; PUH Mirex
= Ostróda | Kancelaria Komornicza Komornik Sądowy Piotr Ząb ;; Komornik Sądowy przy SR w Ostródzie Piotr Ząb
= Biłgoraj | Młyn Gospodarczy Kłos Spółka Jawna ;; Młyn Kłos
= Kępno | Optyk Okularek ;; Zakład optyczny „Okularek” Irena Bąk
= Tychy | Fizjo-Plus Gabinet Rehabilitacji ;; Fizjoplus
= Łódź | Nowotex Hurtownia Tkanin ;; Nowoteks sp. z o.o.
= Pszczyna | Szkółka Drzew Ozdobnych Paweł Klon ;; Paweł Klon szkółka roślin
= Gdańsk | Liceum Ogólnokształcące nr 3 im. Mickiewicza ;; LO nr 3
= Reszel | Jadłodajnia U Stacha Stanisław Wrona ;; Bar u Stacha
= Sochaczew | Zakład Instalacji Sanitarnych Rurka ;; Rurka instalacje sanitarne Krzysztof Duda
= Wieluń | Firma Transportowa Żuk Marian Żuk ;; Transport ciężarowy Marian Żuk
= Wąwolnica | Spółdzielnia Rolnicza „Snop” w Wąwolnicy ;; RSP Snop
= Radzymin | Lakiernia Proszkowa KolorMax ;; Kolor-Max
= Sulejów | Przedszkole Miś Uszatek ;; Przedszkole „Misia Uszatka”
= Bochnia | E-Biuro Anna Potoczek ;; eBiuro Anna Potoczek
= Nysa | Chłodnictwo Szron Zbigniew Gil ;; „Szron” serwis klimatyzacji
= Wołomin | Galwanizernia Połysk ;; Zakład Galwaniczny Połysk sp.j.
= Wieliczka | Adam Maj AM Projekt ;; AM Projekt Adam Maj
= Pszczew | Ogólnopolskie Stowarzyszenie Pszczelarzy Barć ;; Stowarzyszenie pszczelarskie „Barć”
= Wisła | Wypożyczalnia Sprzętu Narciarskiego Narta ;; Narta - wypożyczalnia nart
= Zduńska Wola | Tkalnia Osnowa Sp. z o.o. ;; Tkalnia Osnowa Sp. z o.o. w restrukturyzacji
! Pułtusk | Warsztat Samochodowy Tadeusz Dyl ;; Warsztat Samochodowy Teodor Dyl
! Giżycko | Restauracja Zielona ;; Apteka Zielona
! Sulejów | Przedszkole Miś ;; Przedszkole Mysia Wieża
! Tarnobrzeg | Kancelaria Adwokacka Halina Jeż ;; Kancelaria Adwokacka Halszka Jeż
! Osiek | Gminna Biblioteka w Osieku ;; Gminny Zakład Komunalny w Osieku
! Wieliczka | Adam Maj Projekty ;; Adam Maj Catering
! Dąbrowa | PolSteel ;; PolStyl
! Biłgoraj | Młyn Kłos ;; Piekarnia Kłos
! Gdańsk | Liceum Ogólnokształcące nr 3 ;; Technikum nr 3
! Leszno | Zakład Tapicerski Sowa ;; Cukiernia Sowa
! Wieluń | Transport Marian Żuk ;; Transport Marianna Żuk
! Kęty | Sklep Spożywczy Duda ;; Sklep Spożywczy Dudek
! Żory | Wspólnota Mieszkaniowa Polna 3 ;; Wspólnota Mieszkaniowa Polna 3A
! Kalisz | Inter-Bud ;; Inter-Med
! Ryki | Kowalczyk i Synowie s.c. ;; Kowalczyk Córka s.c.
! Nałęczów | Dworek Pod Lipami ;; Zajazd Pod Lipami
! Lubin | Auto Myjnia Krystal ;; Szyby Krystal
! Sanok | Serwis AGD Witold Nóż ;; Serwis RTV Wiktor Nóż
! Rabka | Towarzystwo Miłośników Rabki ;; Towarzystwo Tatrzańskie Rabka
! Opole | Ekspert Nieruchomości ;; Ekspert Ubezpieczenia
`,
  ...laterLists,
];

export type Pair = { isOne: boolean; city: string; names: [string, string] };

export const pairLists: Pair[][] = lists.map((list) =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [, sign, city = '', one = '', other = ''] =
        /^([=!]) (.+?) \| (.+) ;; (.+)$/.exec(line) ?? [];
      return { isOne: sign === '=', city, names: [one, other] };
    }),
);
