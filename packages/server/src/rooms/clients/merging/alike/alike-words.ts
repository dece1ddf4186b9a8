/*
 * Words by which names of companies are read (alike.rules.ts), without diacritics. Beginnings stand for all words that
 * go on from them: 'krawiec' for 'krawiecka' and 'krawiectwo'.
 */

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that say nothing of who it is: one of two spellings may lack them. */
export const emptyWords = words(`
  firma firmy zaklad zaklady przedsiebiorstwo przeds spolka grupa group holding kapitalowa polska poland ogolnopolski ogolnopolska ogolnopolskie biuro uslugi uslug uslugowe
  uslugowy uslugowa uslugowo handel handlowa handlowe handlowy handlowo produkcja produkcyjne produkcyjny produkcyjna produkcyjno
  wielobranzowe wielobranzowy prywatny prywatna indywidualna specjalistyczna specjalistyczny praktyka gabinet salon pracownia
  sklep punkt lokal wytwornia urzad oddzial filia export import eksport nr niepubliczny niepubliczna niepubliczne mgr inz dr lek adw
  phu pphu ppuh fhu phup pw zpu zuh fpu zph zphu fh pph phuw puh ppu nzoz ul ulica al aleja pl pw sw swietego swietej imienia im
  fabryka osob mienia publiczny publiczna publiczne ph pu zu h u f m c i a w we z ze o na nad pod przy oraz the and of co llc ltd gmbh sa sc sk spk spj sj spp zoo sp`);
for (const word of ['pod', 'nad', 'przy', 'na']) emptyWords.delete(word);

/** Beginnings of words that say what a company does or what it is: many have them. */
const trades = `
  adwokac agencj  aptek apteczn architekt auto bank bar  blachar budow budowlan cater centrum chlodni cukier dekora
  delikates development detektyw doradc doradz doradztw dom druk drukar dystrybucj edukac elektr energ farm fabryk finans fizjoter foto
  fundacj fryzjer galeri gastronom gaz geode gmin gospodarst hotel hurt hydraul informat instal internet inwest izb jadlo jezyk
  kamieniar kancelari karczm katolic kawiar kino klima klinik klub komis komputer komunal konstrukc konsult consult konserw
  kosmet krawiec kseroksi ksiegar ksiegow kuchn kurier kwiac kwiat lakier laser laborator lekar liceum lod logist maga magazyn
  malar market masar mechan mebl medi medyc medycz miesz mieszkan ministers mleczar motoryz muze myjni nauk nieruchom notari obuw
  ochot ochron odziez odziezow ogrod okn opak opiek optycz optyk osrod papier papiernicz parafi park pensjonat piekar
  pielegn pizz poczt podatk podroz pogrzeb pojazd pomoc portal poradni posred pozar pralni prawn prac projekt produ przedszkol
  przewoz przych psycholog radc rachunk reklam rehabilit remont restaur rodzin roln rzymsk rynek rzeczoznaw sauna sad serwis
  silown sluzb slusar smak    spedyc spolecz spozyw sport spoldziel sprzat stacj stolar stomat stowarzysz straz studi
  swietlic szkol szkolen szpital szyb tapicer tartak taxi teatr techni tekstyl telekom tluma towarzyst trans transport turyst ubezpiecz
  uniwers urod usmiech wedlin wesel weter wspol wspolnot wulkan wycen wydawnic wykon wypozycz zajazd zaklad zarzad zaopatrz zdrow zielen zlob
  adwokat czarter gazow jacht sklad yacht
  agrotur armator artykul basen drogeri kolej kopaln lesn narciar nart nadlesnic piec radio recykl sanator schronisk snowboard tenis termin wedkar winiar wyciag zabaw zdroj
  artykul  biblioteka blawat  browar akcesor detal maszyn materia obslug spa sprzet teren urzadz wellness wymiar wyrob ciastkar ciesiel czyszcz dach dekar domki dziecie elektromech fotowolt garderob grawer
  handel hodowl instytut introlig jubiler kajak kamien kebab krajobraz kuchen lodziar lombard marina muzyk
  naprawa nauka nocleg oczyszczal opon ortoped parkiet pasmanter pensj piwn pojezd pokryc poligraf posadz przetwor przychod przyrod rowery
 rybac rybn rybactw salon  samorzad sanitar schronis skup smazaln solari stocz szkut szwaln tynk warsztat wczas wetery wiert wodoc wypiek zegar
  zeglug zegla zlotnic zoolog zwierz travel tours druk print
  szklar lecznic tkanin tkaln szwal sadown domow stadnin lodow rusztow izolac ociepl bram ogrodz tatuaz masaz pedicur manicur zoologi antykwar ksiegarn
  logistics transport garden power energy food finance media marketing design service services systems security event studio`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);

/** Words that many choose for their sound, so that two companies with them are two. */
const popular = words(`
  agro soft beton plus partner expert ekspert pro max maxi mini midi eko euro nova nowa nowy novum premium best top system systemy standard
  prestige lux optima optimum global inter international junior senior bis alfa beta omega delta extra super mega profi profit
  comfort komfort center centrum point smart net tech trade invest team house home life city ii iii iv`);

/** Trades that are called by two words. */
const otherwise: Record<string, string> = {
  ...{ samochod: 'auto', dentyst: 'stomat', optycz: 'optyk', ristorante: 'restaur' },
  ...{ adwokat: 'adwokac', yacht: 'jacht', lodow: 'lodziar' },
};
for (const word of Object.keys(otherwise)) if (!trades.includes(word)) trades.unshift(word);

/** None is shorter, so a word's first three letters choose those that it may begin with, in their order. */
const tradesBegun = Map.groupBy(trades, (trade) => trade.slice(0, 3));

/** Trades that one company calls itself by in turn: a workshop is one of mechanics. */
const fields: readonly string[][] = [
  'auto mechan warsztat pojazd motoryz blachar lakier wulkan elektromech opon serwis elektr',
  'stolar mebl wymiar kuchen',
  'hodowl stadnin',
  'bar jadlo',
  'weter zwierz lecznic',
  'chlodni klima serwis',
  'elektromech elektr pojazd auto',
  'kancelari adwokac radc prawn',
  'dekar ciesiel dach pokryc blachar',
  'hotel pensj nocleg wczas domki',
  'szkol jezyk nauk',
  'nieruchom posred zarzad obslug',
  'trans transport przewoz',
  'druk drukar poligraf',
  'elektr instal fotowolt',
  'hydraul instal sanitar',
  'wypozycz kajak',
  'przychod zdrow opiek',
  'budow remont budowlan',
  'podroz turyst travel tours',
  'zeglug zegla',
  'rehabilit osrod centrum',
  'agrotur gospodarst',
  'zabaw fabryk',
  'rachunk ksiegow',
  'hurt sklad',
].map((line) => line.split(' '));

/** Whether two words of trades are of one field. */
export function isOneField(one: string, other: string): boolean {
  const [a, b] = [tradeOf(one), tradeOf(other)];
  if (a === null || b === null) return false;
  return a === b || fields.some((field) => field.includes(a) && field.includes(b));
}

const adjective =
  /(?:[nwlrjt]n|sk|ck|dzk|[aoe]w|cz|icz|ln|zn|sn|st|dn|kk|bc)(?:y|a|e|ie|ego|iego|ej|iej|ych|ich|ymi|imi)$/;
/** What a trade deals with, in many: 'okien', 'psów', 'ryb'. */
const goods = /(?:ow|ien|kow|cji|nia|nki|anek)$|^(?:ryb|drzwi|lodzi|ubran|ksiazek)$/;

/** Whether a word says of what kind something is, and no trade. */
export const isAdjective = (word: string): boolean =>
  word.length >= 6 && adjective.test(word) && tradeOf(word) === null;

/** Whether a word says what a company does or of what kind it is, not who. */
export const isDescribing = (word: string): boolean =>
  !firstNames.has(word) && (isAdjective(word) || goods.test(word) || tradeOf(word) !== null);

/** Trades that companies of one group are told apart by. */
export const ofGroups = words(`
  development finance logistics media power energy food systems trade invest holding group design marketing events spedycja`);

/** Names are invented with these ends: 'Sprzątex', 'Budpol'. */
const invented = /(?:[aeio]x|pol|bud|met|rem|plast|lux|mar)$/;

/** A short beginning stands for its cases alone: a 'Baran' has no bar. */
const begins = (word: string, trade: string) =>
  word.startsWith(trade) && (trade.length > 3 || word.length <= trade.length + 1);

/** The beginning of a word of a trade; null for any other word. */
export function tradeOf(word: string): string | null {
  if (invented.test(word) || firstNames.has(word)) return null;
  const trade = tradesBegun.get(word.slice(0, 3))?.find((one) => begins(word, one));
  return trade === undefined ? null : (otherwise[trade] ?? trade);
}

/** Whether a word says who it is: neither a trade nor a popular word. */
export const isProper = (word: string): boolean =>
  word.length > 1 && !/^\d/.test(word) && !popular.has(word) && tradeOf(word) === null;
export const isPopular = (word: string): boolean => popular.has(word) && tradeOf(word) === null;

/** First names as they stand in names of companies. */
export const firstNames = words(`
  adam adrian adrianna agata agnieszka aleksander aleksandra alicja alina alojzy amelia anastazja andrzej aneta angelika ania
  anita anna antoni antonina arkadiusz artur barbara bartlomiej bartosz basia beata bernard blazej bogdan bogumil boguslaw
  boleslaw bozena bronislaw cezary cecylia czeslaw damian daniel danuta daria dariusz dawid dominik dominika dorota edward edyta
  eliza elzbieta emil emilia ernest eugeniusz ewa ewelina feliks filip franciszek gabriel gabriela genowefa grazyna grzegorz
  halina hanna helena henryk hubert ignacy igor ilona irena ireneusz iwona izabela jacek jadwiga jakub jan janina janusz jaroslaw
  jerzy joanna jolanta jozef julia julian justyna kamil kamila karol karolina kasia katarzyna kazimierz kinga klaudia konrad
  krystian krystyna krzysztof lech leon leszek lidia lucja lucyna lukasz maciej magda magdalena malgorzata marcel marcin marek
  maria marian mariola mariusz marta martyna mateusz michal michalina mieczyslaw mikolaj milosz miroslaw miroslawa monika natalia
  nikodem norbert olga oliwia oskar patrycja patryk paulina pawel piotr przemyslaw radoslaw rafal renata robert roman ryszard
  sabina sandra sebastian slawomir stanislaw stanislawa stefan sylwester sylwia szymon tadeusz teresa tomasz urszula wanda
  waldemar weronika wieslaw wieslawa wiktor wiktoria witold wladyslaw wlodzimierz wojciech zbigniew zdzislaw zenon zofia
  zygmunt zuzanna
  adolf albert albin aldona alfons alfred ambrozy anatol andzelika anetta apolonia arleta arnold baltazar benedykt beniamin
  bernadeta boguslawa bohdan boleslawa bonifacy bozydar bronislawa celestyna cyprian czeslawa dagmara dionizy dobrawa dobromir
  domicela edmund edwin eleonora elwira emanuel emilian ernestyna erwin eryk eugenia ewald fabian felicjan ferdynand florian
  franciszka fryderyk gerard gertruda gracjan gustaw herbert heronim hieronim hilary izydor jaroslawa jeremi jeremiasz joachim
  jozefa jozefina juliusz kacper kajetan kamelia kasper katja kazimiera klemens klementyna kleofas konstanty kornel korneliusz
  krystiana ksawery leokadia leslaw liliana lucjan ludwik ludwika maksymilian marcelina margareta marianna marzena maurycy
  melchior mieczyslawa mscislaw oktawian oliwer onufry oswald otylia pankracy pelagia petronela polikarp prokop radomir rajmund
  remigiusz romana romuald rudolf rufin ryszarda salomea sergiusz seweryn stefania swietoslaw sylweriusz szczepan szczesny
  teodor teodora teofil teofila tobiasz tymon tymoteusz violetta waclaw waclawa wacław walenty walentyna waleria walerian
  walery wawrzyniec wilhelm wincenty wioletta witalis wladyslawa wlodzislaw wojslaw zachariasz zdzislawa zygfryd`);
