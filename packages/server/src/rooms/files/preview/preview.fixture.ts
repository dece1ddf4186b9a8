import { strToU8, zipSync } from 'fflate';

const zipped = (parts: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  );
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The smallest DOCX with such paragraphs; `links` are relations of the document beside them. */
export const docx = (paragraphs: string, links = '', more: Record<string, string> = {}): Buffer =>
  zipped({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${packaged}/relationships"><Relationship Id="a" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${relations}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${paragraphs}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${packaged}/relationships">${links}</Relationships>`,
    ...more,
  });

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A picture that lies elsewhere, and a field that fetches one. */
export const reachingDocx = (address: string): Buffer =>
  docx(
    `${paragraph('Umowa')}<w:p><w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="a"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="a"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="p"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p><w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> INCLUDEPICTURE "${address}/field.png" \\d </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>x</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    `<Relationship Id="p" Type="${relations}/image" Target="${address}/linked.png" TargetMode="&#69;xternal"/><Relationship Id="t" Type="${relations}/attachedTemplate" Target="${address}/template.dotm" TargetMode="External"/>`,
  );

/** After the published schemas of FA(2) and FA(3), which call these fields the same. */
export const invoice = (
  form: string,
  namespace: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<tns:Faktura xmlns:tns="${namespace}"><tns:Naglowek><tns:KodFormularza kodSystemowy="${form}" wersjaSchemy="1-0E">FA</tns:KodFormularza></tns:Naglowek>
<tns:Podmiot1><tns:DaneIdentyfikacyjne><tns:NIP>9999999999</tns:NIP><tns:Nazwa>Biuro Pod Kasztanem sp. z o.o.</tns:Nazwa></tns:DaneIdentyfikacyjne><tns:Adres><tns:AdresL1>ul. Zmyślona 12</tns:AdresL1><tns:AdresL2>00-000 Nigdzie</tns:AdresL2></tns:Adres></tns:Podmiot1>
<tns:Podmiot2><tns:DaneIdentyfikacyjne><tns:NIP>1111111111</tns:NIP><tns:Nazwa>Piekarnia &amp; Córki</tns:Nazwa></tns:DaneIdentyfikacyjne></tns:Podmiot2>
<tns:Fa><tns:KodWaluty>PLN</tns:KodWaluty><tns:P_1>2026-11-05</tns:P_1><tns:P_2>FV/1/2026</tns:P_2><tns:P_6>2026-10-31</tns:P_6><tns:P_13_1>1250.00</tns:P_13_1><tns:P_14_1>287.50</tns:P_14_1><tns:P_15>1537.50</tns:P_15><tns:RodzajFaktury>VAT</tns:RodzajFaktury>
<tns:FaWiersz><tns:NrWierszaFa>1</tns:NrWierszaFa><tns:P_7>Obsługa księgowa</tns:P_7><tns:P_8A>godz.</tns:P_8A><tns:P_8B>2.5</tns:P_8B><tns:P_9A>500.00</tns:P_9A><tns:P_11>1250.00</tns:P_11><tns:P_12>23</tns:P_12></tns:FaWiersz>
<tns:Platnosc><tns:TerminPlatnosci><tns:Termin>2026-11-19</tns:Termin></tns:TerminPlatnosci><tns:FormaPlatnosci>6</tns:FormaPlatnosci><tns:RachunekBankowy><tns:NrRB>12345678901234567890123456</tns:NrRB></tns:RachunekBankowy></tns:Platnosc></tns:Fa></tns:Faktura>`;
