import type { Lang } from '../../../db/contract/errors';
import { type ImportField, importFields } from '../../../db/contract/imports';
import type { PublishedKind } from '../../../db/contract/items';
import { type Pair, told } from '../../../db/contract/words';
import { saveFile } from '../../kit/saveFile';
import { csvOf } from '../../kit/sheet/csv';

/** What the example row of a template says where the field itself does not tell. */
const EXAMPLES: Readonly<Record<string, Pair>> = {
  scopes: ['新材料技术/石墨烯与碳材料', 'New materials/Graphene and carbon materials'],
  place: ['河北省 石家庄市 长安区', "Chang'an District, Shijiazhuang, Hebei"],
  date: ['2026-06-30', '2026-06-30'],
  amount: ['100', '100'],
  telephone: ['0311-80000000', '0311-80000000'],
  email: ['name@example.com', 'name@example.com'],
};

function exampleOf({ name, field, needed }: ImportField, lang: Lang): string {
  const { look, format, choices = [], label } = field;
  // A person or a recommending organisation is the exception.
  if (name.startsWith('promotion.') || look === 'secret' || look === 'country') return '';
  const example = EXAMPLES[look] ?? EXAMPLES[format ?? ''];
  if (example) return told(example, lang);
  const [first] = choices;
  if (first) return lang === 'zh' ? first.zh : first.en;
  return needed || look === 'html' ? told(label, lang) : '';
}

/** Saves a file with the headings of a kind and one example row, in the language of the page. */
export function saveTemplate(kind: PublishedKind, lang: Lang, name: string): void {
  const fields = importFields(kind);
  const lines = [
    fields.map(({ label, needed }) => told(label, lang) + (needed ? '*' : '')),
    fields.map((field) => exampleOf(field, lang)),
  ];
  saveFile(csvOf(lines), `${name}.csv`);
}
