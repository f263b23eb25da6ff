import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { MeetingCard } from '../../../db/contract/meeting-shapes';
import { meetingPath, meetingStage } from '../../../db/contract/meetings';
import words from '../../i18n/meetings';
import { changedSearch } from '../../kit/address';
import { useApiQuery } from '../../kit/api';
import { inChinese, pickName, useLang, useText } from '../../kit/i18n';
import { formatDay, formatMinute } from '../../kit/layout/format';
import { ChevronLeftIcon, ChevronRightIcon } from '../../kit/layout/icons';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';
import { StageChip } from './MeetingTile';
import { type Day, daysOf, monthBeside, weeksOf } from './month';
import { useMeetingTime } from './useMeetingTime';

const monthTo = (month: string) => `?${changedSearch({ month, page: '' })}`;

function MonthBar({ month }: { month: string }) {
  const text = useText(words);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const step = (by: number, label: string, icon: React.ReactNode) => (
    <Button
      component={Link}
      to={monthTo(monthBeside(month, by))}
      variant="outlined"
      aria-label={label}
      sx={{ minWidth: 44 }}
    >
      {icon}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      {step(-1, text.previousMonth, <ChevronLeftIcon aria-hidden />)}
      {step(1, text.nextMonth, <ChevronRightIcon aria-hidden />)}
      <Box component="h2" aria-live="polite" sx={{ m: 0, fontSize: '1.25rem' }}>
        {text.month(year, number)}
      </Box>
      <Button component={Link} to={monthTo('')} variant="text" sx={{ ml: { sm: 'auto' } }}>
        {text.thisMonth}
      </Button>
    </Box>
  );
}

function Entry({ meeting }: { meeting: MeetingCard }) {
  const { lang } = useLang();
  const name = pickName(lang, meeting.name, meeting.name_en);
  return (
    <Box
      component={Link}
      to={meetingPath(meeting.id, meeting.name)}
      sx={{
        display: 'block',
        px: 0.75,
        py: 0.5,
        borderRadius: 1,
        bgcolor: 'brand.tint',
        color: 'brand.text',
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        textDecoration: meeting.cancel_time === null ? 'none' : 'line-through',
        overflowWrap: 'anywhere',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {formatMinute(meeting.start_time).slice(11)} <span {...inChinese(name)}>{name}</span>
    </Box>
  );
}

interface GridProps {
  month: string;
  byDay: ReadonlyMap<string, readonly MeetingCard[]>;
}

/** The month as a table, on screens that have room for names in it. */
function Grid({ month, byDay }: GridProps) {
  const text = useText(words);
  const today = formatDay(Date.now() / 1000);
  const cell = ({ day, inside }: Day) => (
    <Box
      component="td"
      key={day}
      aria-current={day === today ? 'date' : undefined}
      sx={{
        height: 104,
        p: 0.75,
        verticalAlign: 'top',
        border: 1,
        borderColor: 'divider',
        ...(inside ? {} : { bgcolor: 'background.default' }),
        '&[aria-current]': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)' },
      }}
    >
      {inside ? (
        <Box sx={{ mb: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
          <time dateTime={day}>{Number(day.slice(8))}</time>
          {day === today ? ` ${text.today}` : ''}
        </Box>
      ) : null}
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {inside ? byDay.get(day)?.map((meeting) => <Entry key={meeting.id} meeting={meeting} />) : null}
      </Box>
    </Box>
  );
  return (
    <Box
      component="table"
      aria-label={text.calendar}
      sx={{
        display: { xs: 'none', md: 'table' },
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        bgcolor: 'background.paper',
      }}
    >
      <thead>
        <tr>
          {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
            <Box component="th" key={weekday} scope="col" sx={{ py: 1, fontSize: '0.875rem', fontWeight: 600 }}>
              {text.weekdays[weekday]}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]?.day}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </Box>
  );
}

/** The same day by day, on narrow screens. */
function DayList({ byDay }: Pick<GridProps, 'byDay'>) {
  const text = useText(words);
  const { lang } = useLang();
  const timeOf = useMeetingTime();
  return (
    <Box component="ul" aria-label={text.calendar} sx={{ display: { md: 'none' }, listStyle: 'none', m: 0, p: 0 }}>
      {[...byDay].map(([day, meetings]) => (
        <Box component="li" key={day} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.9375rem' }}>
            <time dateTime={day}>{day}</time>
          </Box>
          {meetings.map((meeting) => {
            const name = pickName(lang, meeting.name, meeting.name_en);
            return (
              <Box key={meeting.id} sx={{ mb: 1 }}>
                <Box
                  component={Link}
                  to={meetingPath(meeting.id, meeting.name)}
                  {...inChinese(name)}
                  sx={{ display: 'block', py: 0.5, color: 'brand.text', fontWeight: 600, overflowWrap: 'anywhere' }}
                >
                  {name}
                </Box>
                <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{timeOf(meeting)}</Box>
                {meetingStage(meeting, Date.now() / 1000) === 'cancelled' ? <StageChip meeting={meeting} /> : null}
              </Box>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

/**
 * The meetings of a month, each on every day that it is held on.
 * @param month `yyyy-MM`; null for this one
 */
export default function MonthView({ type, month }: { type: string; month: string | null }) {
  const text = useText(words);
  const query = useApiQuery(
    ['meetings', 'month'],
    '/v1/meeting/month',
    { type, month: month ?? '' },
    { keepPrevious: true },
  );
  const shown = month ?? formatDay(Date.now() / 1000).slice(0, 7);
  const { data } = query;
  return (
    <section aria-label={text.calendar}>
      <MonthBar month={shown} />
      {data ? (
        <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
          <Grid month={shown} byDay={daysOf(shown, data.records)} />
          {data.records.length === 0 ? (
            <Box sx={{ mt: { md: 2 } }}>
              <EmptyState title={text.monthNone} hint={text.monthNoneHint} />
            </Box>
          ) : (
            <DayList byDay={daysOf(shown, data.records)} />
          )}
          <Box sx={{ mt: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}>{text.calendarTime}</Box>
        </Box>
      ) : (
        <QueryState query={query} count={8} />
      )}
    </section>
  );
}
