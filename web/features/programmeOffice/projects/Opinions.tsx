import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import { CRITERION, IDENTIFY, RECOMMEND_TYPES_OPERATOR } from '../../../../db/contract/enums-programme';
import { CRITERIA, CRITERION_NAMES, type Criterion } from '../../../../db/contract/programme/criteria';
import { type OfficeOpinion, operatorGrade, operatorType } from '../../../../db/contract/programme/office';
import { type Pair, told } from '../../../../db/contract/words';
import { useLabel } from '../../../domain/catalog/words';
import words from '../../../i18n/programmeProjects';
import { useLang, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';

type Group = [string, { label: Pair; criteria: Record<string, Pair> }];

/** Whether those that count say different things of a criterion. */
const differs = (opinions: readonly OfficeOpinion[], name: Criterion): boolean => {
  const given = opinions.filter(({ counts }) => counts).map(({ grades }) => operatorGrade(grades[name]));
  return new Set(given.filter((grade) => grade > 0)).size > 1;
};

const sums = ({ grades }: OfficeOpinion) => {
  const given = CRITERION_NAMES.map((name) => operatorGrade(grades[name]));
  return [1, 2].map((grade) => given.filter((each) => each === grade).length) as [number, number];
};

const TONES = ['text.secondary', 'success.dark', 'warning.dark'] as const;

const heading = { verticalAlign: 'top', minWidth: 130, fontWeight: 600 } as const;
const small = { fontWeight: 400, fontSize: '0.8125rem', color: 'text.secondary' } as const;

/** Opinions side by side, criterion by criterion; where they differ the line is marked. */
export function Opinions({ opinions }: { opinions: readonly OfficeOpinion[] }) {
  const text = useText(words).opinion;
  const { lang } = useLang();
  const label = useLabel();
  const differing = CRITERION_NAMES.filter((name) => differs(opinions, name)).length;
  return (
    <>
      {opinions.length > 1 ? (
        <Box sx={{ mb: 1, fontWeight: 600, color: differing ? 'warning.dark' : 'text.secondary' }}>
          {text.differing(differing)}
        </Box>
      ) : null}
      <TableContainer
        tabIndex={0}
        role="group"
        aria-label={text.table}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 2 }}
      >
        <Table size="small" aria-label={text.table}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ ...heading, minWidth: 170 }}>{text.criterion}</TableCell>
              {opinions.map((opinion) => (
                <TableCell key={opinion.id} sx={heading}>
                  {opinion.recommender ?? text.gone}
                  <Box sx={small}>{label(IDENTIFY, opinion.identify)}</Box>
                  {opinion.counts ? null : (
                    <Box sx={{ fontSize: '0.8125rem', color: 'error.main' }}>{text.uncounted}</Box>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {(Object.entries(CRITERIA) as Group[]).map(([group, { label: name, criteria }]) => (
              <Fragment key={group}>
                <TableRow>
                  <TableCell
                    component="th"
                    scope="colgroup"
                    colSpan={opinions.length + 1}
                    sx={{ fontWeight: 600, bgcolor: 'background.default', py: 0.5 }}
                  >
                    {told(name, lang)}
                  </TableCell>
                </TableRow>
                {(Object.entries(criteria) as [Criterion, Pair][]).map(([criterion, pair]) => {
                  const marked = differs(opinions, criterion);
                  return (
                    <TableRow key={criterion} sx={marked ? { bgcolor: 'var(--state-review-bg)' } : {}}>
                      <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                        {told(pair, lang)}
                        {marked ? (
                          <Box
                            component="strong"
                            sx={{ ml: 1, fontSize: '0.8125rem', color: 'var(--state-review-fg)' }}
                          >
                            {text.differs}
                          </Box>
                        ) : null}
                      </TableCell>
                      {opinions.map((opinion) => {
                        const grade = operatorGrade(opinion.grades[criterion]);
                        return (
                          <TableCell key={opinion.id} sx={{ color: TONES[grade] }}>
                            {label(CRITERION, grade)}
                          </TableCell>
                        );
                      })}
                    </TableRow>
                  );
                })}
              </Fragment>
            ))}
          </TableBody>
          <TableFooter sx={{ '& td, & th': { color: 'text.primary', fontSize: '0.875rem', verticalAlign: 'top' } }}>
            <Line name={text.total} opinions={opinions} of={(opinion) => text.sums(...sums(opinion))} />
            <Line
              name={text.type}
              opinions={opinions}
              of={({ recommend_type }) => label(RECOMMEND_TYPES_OPERATOR, operatorType(recommend_type))}
            />
            <Line name={text.comment} opinions={opinions} of={({ comment }) => comment} />
            <Line
              name={text.time}
              opinions={opinions}
              of={({ update_date, add_date }) => update_date?.slice(0, 16) ?? formatMinute(add_date)}
            />
          </TableFooter>
        </Table>
      </TableContainer>
    </>
  );
}

interface LineProps {
  name: string;
  opinions: readonly OfficeOpinion[];
  of: (opinion: OfficeOpinion) => string;
}

function Line({ name, opinions, of }: LineProps) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
        {name}
      </TableCell>
      {opinions.map((opinion) => (
        <TableCell key={opinion.id} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {of(opinion)}
        </TableCell>
      ))}
    </TableRow>
  );
}
