import { companiesOf } from './names.fixture.ts';

/** A list like that of names.fixture.ts, written after the rules: nothing of them was fitted to it. */
export const unseenNames = companiesOf(`
1 Ślusarstwo-Kowalstwo Henryk Zięba
1 Zięba Henryk Ślusarstwo i Kowalstwo
2 Mechanika Maszyn „TURBOTECH” sp. z o.o.
2 Turbo-Tech sp. z o.o.
3 Samodzielny Publiczny Zakład Opieki Zdrowotnej w Kutnie
3 SPZOZ Kutno
4 Hotel Restauracja Pałacyk Anna i Marek Wilczyńscy
4 Hotel „Pałacyk”
5 Biuro Obsługi Nieruchomości ADMINUS
5 Adminus Zarządzanie Nieruchomościami
6 Usługi Transportowe Zdzisław Pluta
6 Transport - Zdzisław Pluta
7 OSM Krośniewice
7 Okręgowa Spółdzielnia Mleczarska Krośniewice
8 Akademia Malucha Żłobek i Przedszkole
8 Żłobek Akademia Malucha
9 Bieganowo Sp. z o.o. Gospodarstwo Nasienne
9 Gospodarstwo Nasienne Bieganowo
10 Cukiernia-Lodziarnia U Grycana
10 Cukiernia U Grycana
11 Dekarstwo Ciesielstwo „Daszek” Mirosław Sęk
11 DASZEK Mirosław Sęk
12 FOTON Instalacje Fotowoltaiczne sp. z o.o.
12 Foton sp. z o.o.
13 Gminna Spółdzielnia „Samopomoc Chłopska” w Bedlnie
13 GS Samopomoc Chłopska Bedlno
14 Kancelaria Adwokacka Adwokat Borys Wierzba
14 Adw. Borys Wierzba
15 Pro-Dach Pokrycia Dachowe
15 Prodach
16 Studio Urody Bella Donna Małgorzata Kos
16 Bella Donna Studio Urody
17 Stacja Kontroli Pojazdów Diagnosta
17 SKP Diagnosta
18 Międzyzakładowa Kasa Zapomogowo-Pożyczkowa
18 MKZP
19 Wytwórnia Pasz Ziarenko
19 „Ziarenko” Wytwórnia pasz sp. z o. o.
20 Lakiernictwo Pojazdowe Krzysztof Bąbol
20 Krzysztof Bąbol - lakiernik
21 Klinika Okulistyczna Iris Med
21 IRISMED Klinika Okulistyczna
22 Zakład Masarski Rzeźnik Sp. J. Bracia Wróbel
22 Zakład masarski „Rzeźnik”
23 Towarzystwo Przyjaciół Dzieci Oddział Powiatowy
23 TPD Oddział Powiatowy
24 Hurt-Detal Artykuły Biurowe Segregator
24 Segregator artykuły biurowe
25 Nova Kuchnia Meble na wymiar
25 Nova Kuchnia
Ślusarz Henryk Ziębicki
Kowal Artystyczny Zięba
Turbo Regeneracja Turbin
Turbo-Serwis
Szpital Powiatowy w Kutnie
Poradnia Zdrowia Psychicznego Kutno
Hotel Pałac Młynów
Restauracja Dworek
Hotel Dworek
Adminis Serwis
Zarządca Nieruchomości Domus
Domus Meble
Usługi Transportowe Zdzisław Plucik
Spółdzielnia Mleczarska Kutnowska
Akademia Pływania
Akademia Ruchu
Akademia Młodego Inżyniera
Żłobek Bajkowa Kraina
Przedszkole Bajkowa Kraina
Gospodarstwo Nasienne Kutnowskie
Gospodarstwo Pasieczne Miodek
Cukiernia U Wedla
Lodziarnia Pingwin
Lody Pingwinek
Daszek Parasole Ogrodowe
Mirosław Sęk Stolarstwo
Fotoplastikon
Foto Instax
Gminna Spółdzielnia Socjalna
Samopomoc Sąsiedzka Fundacja
Borys Wierzbicki Radca Prawny
Kancelaria Radcy Prawnego Borys Wilk
Dach-Pro Bis
Dachy Kutno
Dachbud
Studio Urody Primadonna
Pizzeria Bella Donna
Studio Tatuażu Bella
Stacja Paliw Diagnosta Oil
Okręgowa Stacja Kontroli Pojazdów
Kasa Rolniczego Ubezpieczenia
Kasa Stefczyka
Pasze Kutno
Młyn Ziarno
Piekarnia Ziarenko
Lakiernia Bąbel
Krzysztof Bąk Lakiernictwo
Optyk Iris
Kwiaciarnia Iris
Okulista Iris Nowa
Masarnia Wróbel
Wróbel Skup Złomu
Bracia Wróblewscy Transport
Towarzystwo Miłośników Kutna
Towarzystwo Muzyczne
Artykuły Biurowe Spinacz
Artykuły Metalowe Śrubka
Artykuły Przemysłowe 1001 Drobiazgów
Hurt Detal Chemia
Nova Łazienka
Nova Szkoła
Nova Dental
Meble na wymiar Kredens
Kuchnie Kredens
Kuchnia Domowa U Babci
Kuchnia Polska
Bistro Polskie Smaki
Bar Mleczny Smaczek
Smaczek Catering
Catering Dietetyczny Fit
Fit Klub Kobieta
Klub Malucha Kubuś
Sala Zabaw Kubuś
Sklep z Zabawkami Kubuś
Sklep Monopolowy 24
Sklep Ogólnospożywczy Halina Rak
Halina Rak Kwiaty
Adam Rak Księgowość
Rak Zenon Zakład Stolarski
Zenon Raczek Stolarstwo
Wspólnota Mieszkaniowa Polna 12
Wspólnota Mieszkaniowa Polna 12A
Wspólnota Mieszkaniowa Polna 2
Spółdzielnia Mieszkaniowa Polna
Osiedle Polna Deweloper
`);
