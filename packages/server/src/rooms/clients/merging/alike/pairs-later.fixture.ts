/** The two last of the lists of pairs.fixture.ts. */
export const laterLists = [
  `
= Iława | Przedsiębiorstwo Usługowe „Miotła” Genowefa Szczotka ;; Miotła sprzątanie biur
= Tczew | Zakład Elektroniczny Tranzystor Zygmunt Ohm ;; ZE Tranzystor
= Rumia | Biuro Tłumaczeń Babel sp. z o.o. ;; BABEL Tłumaczenia
= Kwidzyn | Lecznica dla Zwierząt Azor ;; Azor gabinet weterynaryjny
= Puck | Stacja Kontroli Pojazdów Walczak ;; SKP Walczak
= Sztum | Grzegorz Lipski Usługi Dekarskie ;; Dekarz Grzegorz Lipski
= Elbląg | Restauracja Stary Spichlerz ;; Stary Spichrz restauracja
= Malbork | Hurtownia Zabawek Pajacyk s.j. ;; Pajacyk zabawki
= Sztum | AgroNova Paweł Rolnik ;; Agro-Nowa P. Rolnik
= Hel | Miejska Biblioteka Publiczna ;; MBP w Helu
= Reda | Centrum Dietetyki Jabłko Kamila Sad ;; Jabłko - dietetyk Kamila Sad
= Lębork | Drukarnia Cyfrowa Piksel ;; Pixel drukarnia
= Bytów | Zakład Kamieniarski Wiktor Głaz ;; Kamieniarstwo Głaz
= Ustka | Polskie Towarzystwo Turystyczno-Krajoznawcze o. Ustka ;; PTTK Ustka
= Hel | Pensjonat Mewa w Helu ;; Pensjonat „Mewa” Janina Rybak
= Gdańsk | Okręgowa Stacja Chemiczno-Rolnicza ;; OSChR Gdańsk
= Tczew | Kancelaria Podatkowa Bilans-Plus ;; Bilans Plus Kancelaria
= Reda | Sklep Zoologiczny Kanarek ;; Kanarek sklep zoo
= Hel | Krzysztof Mrozik Instalacje Elektryczne ;; Elektryk Krzysztof Mrozik
= Sopot | Szkoła Tańca Krok ;; Studio tańca „Krok”
= Tczew | Zakład Optyczny dr Lupa ;; Optyk Lupa
= Bytów | Bytowskie Przetwory Leśne sp. z o.o. ;; Bytowskie Przetwory Lesne
= Rumia | Fundacja na rzecz Dzieci „Promyk” ;; Fundacja Promyk
= Gdańsk | Księgarnia Naukowa Foliał ;; Księgarnia Folial
= Puck | Usługi Asenizacyjne Bogdan Zając ;; Bogdan Zając wywóz nieczystości
= Łeba | Marina Jacht Klub Sztorm ;; Jachtklub Sztorm
= Kwidzyn | Tomasz i Ewa Piekut s.c. Piekarnia ;; Piekarnia Piekut
= Sopot | Hotel Rezydent *** ;; Hotel „Rezydent” sp. z o.o. w likwidacji
= Sztum | Rolnik Indywidualny Jan Bober ;; Gospodarstwo rolne Jan Bober
= Nowy Dwór Gdański | Spółka Wodna „Żuławy” ;; Żuławska Spółka Wodna
! Tczew | Optyk Lupa ;; Jubiler Lupa
! Hel | Pensjonat Mewa ;; Smażalnia Mewa
! Bytów | Kamieniarstwo Głaz ;; Kamieniarstwo Głazik i Syn
! Sztum | Dekarz Grzegorz Lipski ;; Dekarz Gerard Lipski
! Hel | Zakład Fryzjerski Fala ;; Pływalnia Fala
! Sopot | Szkoła Tańca Krok ;; Szkoła Tańca Rytm
! Sztum | Jan Bober Gospodarstwo Rolne ;; Janusz Bober Gospodarstwo Rolne
! Gdańsk | Księgarnia Naukowa ;; Księgarnia Muzyczna
! Sztum | Agro-Nova ;; Agro-Nord
! Gdańsk | Gdańska Spółdzielnia Mieszkaniowa ;; Gdańska Spółdzielnia Mleczarska
`,
  `
= Płock | Hydro-Serwis Marek Bielecki ;; HYDROSERWIS M. Bielecki
= Poznań | Kancelaria Radców Prawnych Dobosz i Wspólnicy sp. k. ;; Kancelaria Dobosz i Wspólnicy
= Kalisz | Piekarnia „U Jana” Jan Olejnik ;; Piekarnia U Jana
= Lublin | Centrum Szkoleniowe Progres Sp. z o.o. ;; Progress Centrum Szkoleniowe
= Gliwice | Gabinet Psychologiczny Maria Sułek ;; Maria Sułek - psycholog
= Siedlce | Zakład Stolarski „Heban” Józef Kruk ;; HEBAN Stolarnia
= Sanok | Przewozy Osobowe Ryszard Jagiełło ;; Jagiełło Ryszard przewozy autokarowe
= Radom | Klimatex Sp. z o.o. ;; Klimateks spółka z o.o.
= Opole | Restauracja Hacjenda s.c. B. Pyka, R. Pyka ;; Hacjenda
= Gorzów | Spółdzielnia Mieszkaniowa „Jutrzenka” ;; SM „Jutrzenka” w Gorzowie
= Brzozów | Dom Pomocy Społecznej w Brzozowie ;; DPS Brzozów
= Tychy | Salon Kosmetyczny Orchidea ;; Orchidea - gabinet kosmetyczny Ewa Lech
= Rzeszów | Transbud Leśniak ;; Trans-Bud Leśniak Sp.j.
= Toruń | Biuro Nieruchomości Metraż ;; Metraż Nieruchomości Adam Pilch
= Kutno | Firma Ogrodnicza Bluszcz Teresa Wolna ;; Bluszcz - ogrody
= Jawornik | OSP w Jaworniku ;; Ochotnicza Straż Pożarna Jawornik
= Słupsk | Katarzyna Sikorska Fotografia ;; Foto Katarzyna Sikorska
= Kępno | Wojciechowski Meble Sp. z o.o. ;; Meble Wojciechowski
= Świdnik | Zakład Mechaniki Precyzyjnej Mikron ;; Mikron sp. z o.o.
= Mielec | Szpital Powiatowy w Mielcu ;; Szpital Powiatowy Mielec im. dr. Nowaka
= Konin | Artmal Usługi Malarskie Arkadiusz Pędzel ;; ART-MAL
= Wrocław | Cafe Mokka ;; Kawiarnia Mokka
= Ełk | Bartłomiej Gęsicki Ubezpieczenia ;; Agencja Ubezpieczeniowa Bartłomiej Gesicki
= Bytom | Towarzystwo Sportowe Grom ;; TS „Grom” Bytom
= Łódź | Elwat Sp. z o.o. Sp. komandytowa ;; ELWAT sp.k.
= Piła | Pizzeria Roma Damian Oset ;; Roma Pizza
= Nakło | Cegielnia Czerwona Glina ;; Cegielnia „Czerwona Glina” sp. j. A. i B. Nowak
= Zabrze | Okulista lek. med. Irena Zawadzka ;; Gabinet okulistyczny Irena Zawadzka
= Jawor | Skup Złomu Magnes ;; Magnes skup metali
= Nysa | Agencja Reklamowa Szyld Patryk Lis ;; „Szyld” Reklama
`,
];
