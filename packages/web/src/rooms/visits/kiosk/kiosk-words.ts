import type { House } from '@zaplecze/contract/rooms/visits/kiosk/calls';

/** The words of the screen at the entrance, in the languages of its guests. */

export const languages = [
  { id: 'pl', name: 'PL', said: 'Polski' },
  { id: 'en', name: 'EN', said: 'English' },
  { id: 'uk', name: 'UA', said: 'Українська' },
] as const;
export type Language = (typeof languages)[number]['id'];

type Words = {
  language: string;
  welcome: string;
  arrive: string;
  leave: string;
  fullName: string;
  company: string;
  companyHelp: string;
  people: string;
  car: string;
  host: string;
  hostHelp: string;
  tooMany: string;
  nobody: string;
  enter: string;
  again: string;
  nameMissing: string;
  hostMissing: string;
  peopleWrong: string;
  done: (host: string) => string;
  doneMore: string;
  scan: string;
  code: string;
  goOut: string;
  bye: string;
  wrongCode: string;
  failed: string;
  dead: string;
  noticeTitle: string;
  notice: (house: House) => string[];
};

const contact = ({ email, phone }: House) => [email, phone].filter(Boolean).join(', ');

export const kioskWords: Record<Language, Words> = {
  pl: {
    language: 'Język',
    welcome: 'Witamy',
    arrive: 'Przychodzę na spotkanie',
    leave: 'Wychodzę',
    fullName: 'Imię i nazwisko',
    company: 'Firma',
    companyHelp: 'Jeśli przychodzisz prywatnie, zostaw puste.',
    people: 'Ile osób',
    car: 'Numer samochodu',
    host: 'Do kogo',
    hostHelp: 'Wpisz co najmniej trzy pierwsze litery nazwiska.',
    tooMany: 'Jest kilka takich osób. Wpisz więcej liter nazwiska.',
    nobody: 'Nie ma nikogo o takim nazwisku. Sprawdź pisownię albo podejdź do recepcji.',
    enter: 'Wchodzę',
    again: 'Zacznij od nowa',
    nameMissing: 'Wpisz imię i nazwisko',
    hostMissing: 'Wybierz, do kogo przychodzisz',
    peopleWrong: 'Podaj liczbę osób od 1 do 200',
    done: (host) => `Dziękujemy. ${host} już wie o Twoim przyjściu.`,
    doneMore: 'Poczekaj przy recepcji. Tam dostaniesz identyfikator.',
    scan: 'Zeskanuj identyfikator albo wpisz jego kod.',
    code: 'Kod identyfikatora',
    goOut: 'Zapisz wyjście',
    bye: 'Do widzenia. Oddaj identyfikator w recepcji.',
    wrongCode: 'To nie jest kod identyfikatora. Wygląda tak: ZG-…',
    failed: 'Nie udało się. Spróbuj ponownie albo podejdź do recepcji.',
    dead: 'Ten ekran nie działa. Podejdź do recepcji.',
    noticeTitle: 'Informacja o danych osobowych (art. 13 RODO)',
    notice: (house) => [
      `Administratorem Twoich danych jest ${house.company}, ${house.address}${house.nip ? `, NIP ${house.nip}` : ''}.${contact(house) ? ` Kontakt w sprawach danych: ${contact(house)}.` : ''}`,
      'Zapisujemy imię i nazwisko, firmę, numer samochodu, osobę, do której przychodzisz, oraz godziny wejścia i wyjścia, żeby zawiadomić tę osobę, chronić ludzi i mienie oraz wiedzieć, kto jest w budynku w razie ewakuacji. Podstawą jest nasz prawnie uzasadniony interes (art. 6 ust. 1 lit. f RODO).',
      `Po ${house.days} dniach usuwamy z wpisu wszystko, po czym można Cię rozpoznać. Dane widzą tylko recepcja i osoba, do której przychodzisz; nie przekazujemy ich poza Europejski Obszar Gospodarczy i nie podejmujemy na ich podstawie decyzji automatycznie.`,
      'Masz prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i sprzeciwu, a także skargi do Prezesa Urzędu Ochrony Danych Osobowych. Podanie imienia, nazwiska i osoby odwiedzanej jest dobrowolne, ale bez nich nie możemy Cię wpuścić.',
    ],
  },
  en: {
    language: 'Language',
    welcome: 'Welcome',
    arrive: 'I am here for a meeting',
    leave: 'I am leaving',
    fullName: 'First and last name',
    company: 'Company',
    companyHelp: 'Leave empty if you come privately.',
    people: 'How many people',
    car: 'Car plate',
    host: 'Whom you visit',
    hostHelp: 'Type at least the first three letters of the last name.',
    tooMany: 'There are several. Type more letters of the last name.',
    nobody: 'Nobody has this last name. Check the spelling or ask at the reception.',
    enter: 'Check in',
    again: 'Start again',
    nameMissing: 'Type your first and last name',
    hostMissing: 'Choose whom you visit',
    peopleWrong: 'Give a number from 1 to 200',
    done: (host) => `Thank you. ${host} knows that you are here.`,
    doneMore: 'Please wait at the reception, where you will get a badge.',
    scan: 'Scan your badge or type its code.',
    code: 'Badge code',
    goOut: 'Check out',
    bye: 'Goodbye. Please return the badge at the reception.',
    wrongCode: 'This is not a badge code. It looks like ZG-…',
    failed: 'That did not work. Try again or ask at the reception.',
    dead: 'This screen is out of order. Please ask at the reception.',
    noticeTitle: 'Your personal data (art. 13 GDPR)',
    notice: (house) => [
      `The controller of your data is ${house.company}, ${house.address}${house.nip ? `, NIP ${house.nip}` : ''}, Poland.${contact(house) ? ` Contact about data: ${contact(house)}.` : ''}`,
      'We keep your name, company, car plate, the person you visit and the times of entry and exit in order to tell that person, to protect people and property and to know who is in the building in an evacuation. The basis is our legitimate interest (art. 6(1)(f) GDPR).',
      `After ${house.days} days everything that could identify you is removed. Only the reception and the person you visit see the data; they do not leave the European Economic Area and no decision is made from them automatically.`,
      'You have the right to access, rectify and erase your data, to restrict and to object to their processing, and to complain to the President of the Personal Data Protection Office (UODO). Giving your name and the person you visit is voluntary, but we cannot let you in without them.',
    ],
  },
  uk: {
    language: 'Мова',
    welcome: 'Вітаємо',
    arrive: 'Я прийшов (прийшла) на зустріч',
    leave: 'Я виходжу',
    fullName: 'Ім’я та прізвище',
    company: 'Фірма',
    companyHelp: 'Якщо приходите приватно, залиште порожнім.',
    people: 'Скільки осіб',
    car: 'Номер автомобіля',
    host: 'До кого',
    hostHelp: 'Введіть щонайменше три перші літери прізвища (латиницею).',
    tooMany: 'Таких осіб кілька. Введіть більше літер прізвища.',
    nobody: 'Немає нікого з таким прізвищем. Перевірте написання або зверніться на рецепцію.',
    enter: 'Увійти',
    again: 'Почати спочатку',
    nameMissing: 'Введіть ім’я та прізвище',
    hostMissing: 'Виберіть, до кого ви прийшли',
    peopleWrong: 'Вкажіть число від 1 до 200',
    done: (host) => `Дякуємо. ${host} уже знає, що ви тут.`,
    doneMore: 'Зачекайте біля рецепції. Там ви отримаєте бейдж.',
    scan: 'Відскануйте бейдж або введіть його код.',
    code: 'Код бейджа',
    goOut: 'Записати вихід',
    bye: 'До побачення. Віддайте бейдж на рецепції.',
    wrongCode: 'Це не код бейджа. Він має вигляд ZG-…',
    failed: 'Не вдалося. Спробуйте ще раз або зверніться на рецепцію.',
    dead: 'Цей екран не працює. Зверніться на рецепцію.',
    noticeTitle: 'Ваші персональні дані (ст. 13 GDPR)',
    notice: (house) => [
      `Адміністратором ваших даних є ${house.company}, ${house.address}${house.nip ? `, NIP ${house.nip}` : ''}, Польща.${contact(house) ? ` Контакт щодо даних: ${contact(house)}.` : ''}`,
      'Ми записуємо ім’я та прізвище, фірму, номер автомобіля, особу, до якої ви прийшли, і час входу та виходу, щоб повідомити цю особу, захистити людей і майно та знати, хто є в будівлі під час евакуації. Підставою є наш законний інтерес (ст. 6 п. 1 літ. f GDPR).',
      `Через ${house.days} днів ми видаляємо все, що дає змогу вас упізнати. Дані бачать лише рецепція та особа, до якої ви прийшли; вони не залишають Європейської економічної зони, і жодних рішень на їх підставі не приймають автоматично.`,
      'Ви маєте право на доступ до даних, їх виправлення, видалення, обмеження обробки та заперечення, а також на скаргу до Голови Управління захисту персональних даних (UODO). Надання імені, прізвища та особи, до якої ви прийшли, є добровільним, але без них ми не можемо вас впустити.',
    ],
  },
};
