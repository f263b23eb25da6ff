import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import words from '../../i18n/charts';
import { useText } from '../../kit/i18n';
import { saveFile } from '../../kit/saveFile';
import { marks } from './marks';
import { NumberTable } from './NumberTable';

export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

interface ChartPanelProps {
  /** Part of the ids of its elements. */
  id: string;
  title: ReactNode;
  /** Name of the exported file. */
  name: string;
  /** What the picture comes to. */
  says: string;
  /** When it was counted, as it is shown. */
  counted: string;
  /** The same numbers as rows, behind a toggle and in the file. */
  table: ChartTable;
  /** Where the rows behind the figures are, or why nobody but their parties sees them. */
  rows?: ReactNode;
  children: ReactNode;
}

/** Files that a panel's rows are handed out as. */
const FILES = ['csv', 'xlsx'] as const;
type FileKind = (typeof FILES)[number];

const quiet = {
  minHeight: { xs: 44, sm: '2rem' },
  px: '0.625rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  '&[aria-pressed=true]': { bgcolor: 'brand.tint', color: 'brand.text' },
} as const;

/** One picture: what it is, what it comes to in words, the picture or its table, when it was counted, and its file. */
export function ChartPanel({ id, title, name, says, counted, table, rows, children }: ChartPanelProps) {
  const text = useText(words);
  const [tabled, setTabled] = useState(false);
  const [failed, setFailed] = useState(false);
  const saved = async (kind: FileKind) => {
    if (kind === 'xlsx') return (await import('../../kit/sheet/xlsx')).xlsxOf(name, table.head, table.rows);
    const { csvOf } = await import('../../kit/sheet/csv');
    return csvOf([table.head, ...table.rows].map((row) => row.map(String)));
  };
  const save = (kind: FileKind) =>
    saved(kind).then(
      (file) => {
        setFailed(false);
        saveFile(file, `${name}.${kind}`);
      },
      () => setFailed(true),
    );
  return (
    <Box
      component="section"
      aria-labelledby={`panel-${id}`}
      data-panel={id}
      sx={{
        ...marks,
        gridArea: { lg: id },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '0.625rem',
        p: '0.75rem 1rem 0.5rem',
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: 0,
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '0.5rem' }}>
        <Box
          id={`panel-${id}`}
          component="h2"
          sx={{ m: 0, fontSize: '0.9375rem', fontWeight: 500, color: 'text.secondary' }}
        >
          {title}
        </Box>
        <Box
          component="button"
          type="button"
          data-controls
          aria-pressed={tabled}
          aria-describedby={`panel-${id}`}
          onClick={() => setTabled(!tabled)}
          sx={quiet}
        >
          {text.table}
        </Box>
      </Box>
      <Box
        component="p"
        sx={{ m: '0.25rem 0 0.75rem', fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.45, textWrap: 'pretty' }}
      >
        {says}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        {tabled ? <Rows table={table} label={name} /> : children}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: '0.25rem 1rem',
          mt: '0.5rem',
          fontSize: '0.8125rem',
          color: 'text.secondary',
          '& a': { color: 'brand.text' },
        }}
      >
        <span>{counted}</span>
        <Box data-controls sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem', alignItems: 'center' }}>
          {rows}
          <Box component="span" role="group" aria-label={text.export} sx={{ display: 'flex', gap: '0.25rem' }}>
            {FILES.map((kind) => (
              <Box
                key={kind}
                component="button"
                type="button"
                onClick={() => void save(kind)}
                aria-label={text.exportAs(kind)}
                aria-describedby={`panel-${id}`}
                sx={quiet}
              >
                {kind}
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      {failed ? (
        <Box role="alert" sx={{ color: 'warning.main', fontSize: '0.8125rem' }}>
          {text.unsaved}
        </Box>
      ) : null}
    </Box>
  );
}

function Rows({ table, label }: { table: ChartTable; label: string }) {
  return (
    <NumberTable label={label}>
      <thead>
        <tr>
          {table.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={table.head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </NumberTable>
  );
}
