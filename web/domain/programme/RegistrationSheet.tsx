import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import type { Field } from '../../../db/contract/form';
import { DECLARATION_FORM, isRecommender } from '../../../db/contract/programme/declaration';
import { told } from '../../../db/contract/words';
import words from '../../i18n/programmeDeclarations';
import { useRows } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { FileList, shownFile } from '../../kit/layout/FileList';
import { formatMinute } from '../../kit/layout/format';
import { RichText } from '../../kit/layout/RichText';
import { useLabel } from '../catalog/words';
import { onPaper, SHEET, sheetLook } from './paper';
import { linesOf, PHONE, type SheetFile, type SheetRow, type SheetSection } from './sheet';

interface SheetProps {
  row: SheetRow;
  files: readonly SheetFile[];
  /** The applicant's, where its reader may know it. */
  phone?: string | null;
  /** What the title is beside the headings around it. */
  heading?: 'h1' | 'h2' | 'h3';
}

const BELOW = { h1: 'h2', h2: 'h3', h3: 'h4' } as const;

/**
 * A declaration as the A4 registration sheet: the same on the screen, on paper and at the office. Where it stands in a page, the
 * page prints as the sheet alone.
 */
export function RegistrationSheet({ row, files, phone, heading = 'h2' }: SheetProps) {
  const text = useText(words).sheet;
  const sections = Object.entries(DECLARATION_FORM.groups) as [SheetSection, Record<string, Field>][];
  const submitted = formatMinute(row.submit_time);
  return (
    <Box component="article" className={SHEET} aria-label={text.title} sx={sheetLook}>
      <GlobalStyles styles={onPaper} />
      <header>
        <Box component={heading} className="sheet-title">
          {text.title}
        </Box>
        <Box className="sheet-facts">
          {row.receipt ? <span>{`${text.receipt} ${row.receipt}`}</span> : null}
          <span>{submitted ? `${text.submitted} ${submitted}` : text.draft}</span>
        </Box>
      </header>
      {sections.map(([section, fields]) => (
        <section key={section} aria-label={text.sections[section]}>
          <Box component={BELOW[heading]} className="sheet-section">
            {text.sections[section]}
          </Box>
          {section === 'files' ? (
            <Files row={row} files={files} />
          ) : (
            <dl>
              {linesOf(section, fields, row, Boolean(phone)).map(({ name, field, wide }) =>
                name === PHONE ? (
                  <Cell key={name} label={text.phone} wide={wide}>
                    {phone}
                  </Cell>
                ) : (
                  <Line key={name} row={row} name={name as keyof SheetRow} field={field} wide={wide} />
                ),
              )}
            </dl>
          )}
        </section>
      ))}
    </Box>
  );
}

function Cell({ label, wide, children }: { label: string; wide: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'wide' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface LineProps {
  row: SheetRow;
  name: keyof SheetRow;
  field: Field;
  wide: boolean;
}

function Line({ row, name, field, wide }: LineProps) {
  const text = useText(words).sheet;
  const { lang } = useLang();
  const label = useLabel();
  const value = row[name];
  const shown = (): ReactNode => {
    if (name === 'scope') return <ScopeName id={String(value ?? '')} />;
    if (name === 'orgRec_id' || name === 'personRec_id') return <RecommenderName id={String(value ?? '')} />;
    if (name === 'org_province_name') return <ProvinceName name={String(value ?? '')} />;
    if (field.look === 'html') return value ? <RichText html={String(value)} /> : text.empty;
    if (field.choices) return label(field.choices, value) || text.empty;
    return String(value ?? '') || text.empty;
  };
  return (
    <Cell label={told(field.label, lang)} wide={wide}>
      {shown()}
    </Cell>
  );
}

const NAMES = { silent: true, staleMs: 3_600_000 } as const;

function ScopeName({ id }: { id: string }) {
  const { lang } = useLang();
  const text = useText(words).sheet;
  const query = useRows(
    ['scopes', 'named'],
    { table: 'scope', columns: ['id', 'name', 'name_en'], where: { id }, pageSize: 1 },
    { ...NAMES, enabled: id !== '' },
  );
  const found = query.data?.records[0];
  return found ? pickName(lang, found.name, found.name_en) : text.empty;
}

function ProvinceName({ name }: { name: string }) {
  const { lang } = useLang();
  const text = useText(words).sheet;
  const query = useRows(
    ['china'],
    { table: 'china', columns: ['name', 'name_en'], where: { name, level: 1 }, pageSize: 1 },
    { ...NAMES, enabled: lang === 'en' && name !== '' },
  );
  return pickName(lang, name, query.data?.records[0]?.name_en) || text.empty;
}

function RecommenderName({ id }: { id: string }) {
  const text = useText(words).sheet;
  const chosen = isRecommender(id);
  const query = useRows(
    ['programme', 'recommenders', 'named'],
    { table: 'project_recommend', columns: ['id', 'org_name'], where: { id }, pageSize: 1 },
    { ...NAMES, enabled: chosen },
  );
  return chosen ? (query.data?.records[0]?.org_name ?? text.empty) : text.none;
}

/** The catalogue of files, those that the round asks for first, each under its name. */
function Files({ row, files }: { row: SheetRow; files: readonly SheetFile[] }) {
  const text = useText(words).sheet;
  const round = row.round_id ?? '';
  const kinds = useRows(
    ['programme', 'kinds'],
    {
      table: 'project_round_file',
      columns: ['id', 'name'],
      where: { round_id: round },
      order: [['sort'], ['id']],
      pageSize: 100,
    },
    { ...NAMES, enabled: round !== '' && files.length > 0 },
  );
  const known = kinds.data?.records ?? [];
  const isKnown = (kind: string | null) => known.some(({ id }) => id === kind);
  const groups = [
    ...known.map(({ id, name }) => ({ name, files: files.filter(({ kind }) => kind === id) })),
    { name: known.length > 0 ? text.otherFiles : '', files: files.filter(({ kind }) => !isKnown(kind)) },
  ].filter(({ files: own }) => own.length > 0);
  if (groups.length === 0) return <p className="sheet-files">{text.noFiles}</p>;
  return (
    <div className="sheet-files">
      {groups.map(({ name, files: own }) => (
        <div key={name}>
          {name ? <p>{name}</p> : null}
          <FileList files={own.map(shownFile)} />
        </div>
      ))}
    </div>
  );
}
