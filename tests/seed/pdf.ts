const LINE_LENGTH = 36;

const hex = (text: string): string => {
  const bytes = Buffer.from(text, 'utf16le').swap16();
  return bytes.toString('hex').toUpperCase();
};

/** Cuts a text into lines that fit on the page. */
function wrapped(text: string): string[] {
  const characters = [...text];
  const count = Math.max(1, Math.ceil(characters.length / LINE_LENGTH));
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * LINE_LENGTH, (index + 1) * LINE_LENGTH).join(''),
  );
}

/**
 * A one-page PDF in Chinese. The font is one that readers bring along themselves, which keeps the file below 3 KB.
 * @param title first line, in larger type; @param paragraphs plain texts, together at most about 40 lines
 */
export function pdf(title: string, paragraphs: readonly string[]): Uint8Array {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
  const text = [
    `BT /F1 18 Tf 60 770 Td <${hex(title.slice(0, 26))}> Tj ET`,
    ...lines.map((line, index) => `BT /F1 12 Tf 60 ${732 - index * 17} Td <${hex(line)}> Tj ET`),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 7 0 R /DW 1000 /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n${table}\n${trailer}`, 'latin1');
}
