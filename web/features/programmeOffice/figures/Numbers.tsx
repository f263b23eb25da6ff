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
import { useMedia } from '../../../kit/layout/useMedia';

const PHONE = '(max-width:599.95px)';

interface Line {
  key: string;
  name: ReactNode;
  /** What the numbers' links are said to be of. */
  said: string;
  numbers: readonly { value: number; to: string }[];
}

interface NumbersProps {
  title: string;
  hint?: string;
  first: string;
  columns: readonly string[];
  lines: readonly Line[];
}

interface FigureProps {
  /** What it counts. */
  said: string;
  value: number;
  to: string;
}

/** A number that leads to its rows; nought has none. */
function Figure({ said, value, to }: FigureProps) {
  const text = useText(words);
  if (value === 0) return '0';
  return (
    <Box
      component={Link}
      to={to}
      aria-label={text.open(said, value)}
      sx={{ fontWeight: 650, color: 'brand.text', textUnderlineOffset: '3px' }}
    >
      {value}
    </Box>
  );
}

/** Every line with its numbers beneath its name: no word is broken, and nothing scrolls sideways. */
function Lines({ title, columns, lines }: NumbersProps) {
  return (
    <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ key, name, said, numbers }) => (
        <Box component="li" key={key} sx={{ py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Box sx={{ overflowWrap: 'break-word' }}>{name}</Box>
          <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
            {numbers.map(({ value, to }, place) => (
              <div key={columns[place]}>
                <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                  {columns[place]}
                </Box>
                {/* Its link is as large as a finger. */}
                <Box component="dd" sx={{ m: 0, lineHeight: '32px', '& a': { display: 'block', minHeight: 40 } }}>
                  <Figure said={`${said} ${columns[place]}`} value={value} to={to} />
                </Box>
              </div>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function NumbersTable({ title, first, columns, lines }: NumbersProps) {
  return (
    <TableContainer tabIndex={0} role="group" aria-label={title}>
      <Table size="small" aria-label={title} sx={{ '& th, & td': { px: 1.25 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ fontWeight: 600 }}>{first}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right" sx={{ fontWeight: 600, wordBreak: 'keep-all', width: '1%' }}>
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
                  <Figure said={`${said} ${columns[place]}`} value={value} to={to} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** A section of numbers, each of which leads to its rows. */
export function Numbers(props: NumbersProps) {
  const phone = useMedia(PHONE);
  const { title, hint } = props;
  return (
    <Section title={title} {...(hint && { hint })} card>
      {phone ? <Lines {...props} /> : <NumbersTable {...props} />}
    </Section>
  );
}
