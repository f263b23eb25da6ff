import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import words from '../../../i18n/matchingOffice';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { TagChip } from '../../../kit/layout/StateChip';

interface Version {
  version: string;
  current: number;
  /** Unix seconds; 0 for what an installation begins with. */
  add_time: number;
  taken: boolean;
}

export interface Column<V> {
  key: string;
  label: string;
  show: (row: V) => ReactNode;
}

interface VersionTableProps<V> {
  label: string;
  rows: readonly V[];
  columns: readonly Column<V>[];
  onUse: (version: string) => void;
}

/** Versions of something that is learned, the newest first; each that is kept can be put into force. */
export function VersionTable<V extends Version>({ label, rows, columns, onUse }: VersionTableProps<V>) {
  const text = useText(words);
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        aria-label={label}
        sx={{
          width: '100%',
          minWidth: 560,
          borderCollapse: 'collapse',
          fontSize: '0.875rem',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': { py: 1, pr: 2, borderBottom: 1, borderColor: 'divider', textAlign: 'start', fontWeight: 400 },
          '& thead th': { color: 'text.secondary' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{text.version}</th>
            {columns.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{text.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const name = row.add_time ? formatMinute(row.add_time) : text.beginning;
            return (
              <tr key={row.version}>
                <th scope="row">{name}</th>
                {columns.map(({ key, show }) => (
                  <td key={key}>{show(row)}</td>
                ))}
                <td>
                  {row.current === 1 ? (
                    <TagChip label={text.inForce} />
                  ) : row.taken ? (
                    <Button size="small" aria-label={text.putOf(name)} onClick={() => onUse(row.version)}>
                      {text.put}
                    </Button>
                  ) : (
                    text.notTaken
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
