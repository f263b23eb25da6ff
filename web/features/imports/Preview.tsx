import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
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

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.9375rem', fontWeight: 650 }}>
        {title}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {names.map((name) => (
          <Box component="li" key={name} sx={{ maxWidth: '100%' }}>
            <TagChip label={name} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

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
      <Names title={text.understood} names={[...new Set(known)]} />
      <Names title={text.unknown} names={[...new Set(unknown)]} />
      <Alert severity={bad > 0 ? 'warning' : 'success'} sx={{ mb: 2 }}>
        {bad > 0 ? text.previewProblems(bad) : text.previewFine}
      </Alert>
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
                      <div key={problem.field}>
                        {labelOf(problem.field)}
                        {text.colon}
                        {reasonOf(problem, lang)}
                      </div>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Box>
      </Box>
    </>
  );
}
