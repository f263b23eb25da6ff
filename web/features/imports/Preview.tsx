import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ImportChecked } from '../../../db/contract/imports';
import type { PublishedKind } from '../../../db/contract/items';
import words from '../../i18n/imports';
import { useLang, useText } from '../../kit/i18n';
import { TagChip } from '../../kit/layout/StateChip';
import { labelsOf, reasonOf } from './problems';
import type { Sheet } from './readFile';

/** Characters of a cell that the preview shows. */
const SHOWN = 60;

const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Names of columns; `folded` where they would fill a phone. */
function Names({ title, names, folded = false }: { title: string; names: readonly string[]; folded?: boolean }) {
  if (names.length === 0) return null;
  const heading = { m: 0, mb: 1, fontSize: '0.9375rem', fontWeight: 650 };
  const list = (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {names.map((name) => (
        <Box component="li" key={name} sx={{ maxWidth: '100%' }}>
          <TagChip label={name} />
        </Box>
      ))}
    </Box>
  );
  return folded ? (
    <Box component="details" sx={{ mb: 2 }}>
      <Box component="summary" sx={{ ...heading, minHeight: 24, cursor: 'pointer' }}>
        {title} ({names.length})
      </Box>
      {list}
    </Box>
  ) : (
    <Box sx={{ mb: 2 }}>
      <Box component="h3" sx={heading}>
        {title}
      </Box>
      {list}
    </Box>
  );
}

interface RowCardProps {
  line: number;
  /** What the row is known by. */
  name: string;
  problems: readonly { field: string; text: string }[];
  /** Heading and text of each cell that is not empty. */
  cells: readonly { key: string; heading: string; text: string }[];
}

/** A row on a phone: what is wrong with it, and the rest on demand. */
function RowCard({ line, name, problems, cells }: RowCardProps) {
  const text = useText(words);
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
          {text.lineNo(line)}
        </Box>
        <Box component="strong" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
      </Box>
      {problems.map((problem) => (
        <Box key={problem.field} sx={{ color: 'var(--state-rejected-fg)', fontSize: '0.875rem', fontWeight: 600 }}>
          {problem.text}
        </Box>
      ))}
      <Box component="details" sx={{ fontSize: '0.875rem' }}>
        <Box
          component="summary"
          aria-label={text.wholeRowOf(line)}
          sx={{ py: 0.25, color: 'text.secondary', cursor: 'pointer' }}
        >
          {text.wholeRow}
        </Box>
        <Box component="dl" sx={{ m: 0, '& dt': { mt: 0.75, color: 'text.secondary' }, '& dd': { m: 0 } }}>
          {cells.map((cell) => (
            <Box key={cell.key}>
              <dt>{cell.heading}</dt>
              <dd>{cell.text}</dd>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

type Problem = ImportChecked['rows'][number]['problems'][number];

interface PreviewProps {
  kind: PublishedKind;
  sheet: Sheet;
  checked: ImportChecked;
}

/** What an import understands of a file: its columns, and the first rows with what is wrong at their cells. */
export function Preview({ kind, sheet, checked }: PreviewProps) {
  const text = useText(words);
  const { lang } = useLang();
  const labels = labelsOf(kind, lang);
  const labelOf = (name: string) => labels.get(name) ?? name;
  const { headings } = sheet;
  // Two columns may have one heading.
  const columns = headings.map((heading, at) => ({ key: `${at} ${heading}`, heading, at }));
  const known = headings.flatMap((heading, at) => {
    const name = checked.columns[at];
    if (!name) return [];
    return [heading.replace(/\*$/, '') === labelOf(name) ? heading : `${heading} → ${labelOf(name)}`];
  });
  const unknown = headings.filter((heading, at) => heading !== '' && !checked.columns[at]);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const nameAt = Math.max(
    0,
    checked.columns.findIndex((name) => name === 'name' || name === `${kind}.name`),
  );
  const said = ({ field, ...problem }: Problem) =>
    `${labelOf(field)}${text.colon}${reasonOf({ field, ...problem }, lang)}`;
  const bad = checked.rows.filter(({ problems }) => problems.length > 0).length;
  return (
    <>
      {checked.missing.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text.missing}
          {text.colon}
          {checked.missing.map(labelOf).join(text.between)}
        </Alert>
      ) : null}
      <Names title={text.understood} names={[...new Set(known)]} folded={isPhone} />
      <Names title={text.unknown} names={[...new Set(unknown)]} />
      <Alert severity={bad > 0 ? 'warning' : 'success'} sx={{ mb: 2 }}>
        {bad > 0 ? text.previewProblems(bad) : text.previewFine}
      </Alert>
      {isPhone ? (
        <Box component="ul" aria-label={text.preview} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {checked.rows.map(({ line, problems }, place) => {
            const cells = sheet.rows[place]?.cells ?? [];
            return (
              <RowCard
                key={line}
                line={line}
                name={short(cells[nameAt] ?? '')}
                problems={problems.map((problem) => ({ field: problem.field, text: said(problem) }))}
                cells={columns.flatMap(({ key, heading, at }) =>
                  cells[at] ? [{ key, heading, text: short(cells[at]) }] : [],
                )}
              />
            );
          })}
        </Box>
      ) : (
        <Box role="group" aria-label={text.preview} tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Box
            component="table"
            aria-label={text.preview}
            sx={{
              borderCollapse: 'collapse',
              fontSize: '0.875rem',
              '& th, & td': {
                py: 0.75,
                px: 1,
                border: 1,
                borderColor: 'divider',
                textAlign: 'start',
                verticalAlign: 'top',
                fontWeight: 400,
                minWidth: 96,
                maxWidth: 260,
                overflowWrap: 'anywhere',
              },
              '& thead th': { color: 'text.secondary', fontWeight: 600 },
            }}
          >
            <thead>
              <tr>
                <th scope="col">{text.row}</th>
                {columns.map(({ key, heading }) => (
                  <th key={key} scope="col">
                    {heading}
                  </th>
                ))}
                <th scope="col">{text.otherProblems}</th>
              </tr>
            </thead>
            <tbody>
              {checked.rows.map(({ line, problems }, place) => {
                const cells = sheet.rows[place]?.cells ?? [];
                const others = problems.filter(({ field }) => !checked.columns.includes(field));
                return (
                  <tr key={line}>
                    <th scope="row">{line}</th>
                    {columns.map(({ key, at }) => {
                      const problem = problems.find(({ field }) => field === checked.columns[at]);
                      return (
                        <Box component="td" key={key} {...(problem && { sx: { bgcolor: 'var(--state-rejected-bg)' } })}>
                          {short(cells[at] ?? '')}
                          {problem ? (
                            <Box sx={{ color: 'var(--state-rejected-fg)', fontSize: '0.8125rem', fontWeight: 600 }}>
                              {reasonOf(problem, lang)}
                            </Box>
                          ) : null}
                        </Box>
                      );
                    })}
                    <td>
                      {others.map((problem) => (
                        <div key={problem.field}>{said(problem)}</div>
                      ))}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </Box>
        </Box>
      )}
    </>
  );
}
