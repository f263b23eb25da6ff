import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import words from '../../../i18n/programmeFigures';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';

interface Line {
  key: string;
  name: ReactNode;
  /** What the numbers' links are said to be of. */
  said: string;
  numbers: readonly { value: number; to: string }[];
}

/** A section with a table of numbers, each of which leads to its rows. */
export function Numbers({
  title,
  hint,
  first,
  columns,
  lines,
}: {
  title: string;
  hint?: string;
  first: string;
  columns: readonly string[];
  lines: readonly Line[];
}) {
  const text = useText(words);
  return (
    <Section title={title} {...(hint && { hint })} card>
      <TableContainer tabIndex={0} role="group" aria-label={title}>
        {/* On a phone the padding is what can be spared: no word of a name is broken for it. */}
        <Table size="small" aria-label={title} sx={{ '& th, & td': { px: { xs: 0.5, sm: 1.25 } } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ fontWeight: 600 }}>{first}</TableCell>
              {columns.map((column) => (
                <TableCell
                  key={column}
                  align="right"
                  sx={{ fontWeight: 600, wordBreak: 'keep-all', width: { sm: '1%' } }}
                >
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ key, name, said, numbers }) => (
              <TableRow key={key} hover>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'break-word', minWidth: 104 }}>
                  {name}
                </TableCell>
                {numbers.map(({ value, to }, place) => (
                  <TableCell key={columns[place]} align="right">
                    {value === 0 ? (
                      '0'
                    ) : (
                      <Box
                        component={Link}
                        to={to}
                        aria-label={text.open(`${said} ${columns[place]}`, value)}
                        sx={{ fontWeight: 650, color: 'brand.text', textUnderlineOffset: '3px' }}
                      >
                        {value}
                      </Box>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}
