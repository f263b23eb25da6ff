import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import {
  isMeetingType,
  MEETING_ORDERS,
  MEETING_TIMES,
  MEETING_TYPES,
  type MeetingOrder,
  meetingListPath,
  monthNamed,
  usualOrder,
} from '../../../db/contract/meetings';
import { linkFilter } from '../../domain/catalog/listFilters';
import { SortSelect } from '../../domain/catalog/SortSelect';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { ChoiceBar } from '../../domain/charts/ChoiceBar';
import { useEditorLink } from '../../domain/session/useEditorLink';
import catalog from '../../i18n/catalog';
import words from '../../i18n/meetings';
import { changedSearch } from '../../kit/address';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { PageTabs } from '../../kit/layout/PageTabs';
import { MeetingTile } from './MeetingTile';

/** In place of the list of a type that there is not. */
function Gone() {
  const text = useText(words);
  const common = useText(catalog);
  return (
    <Page title={text.title} lead={common.goneHint} breadcrumbs={[{ label: text.title, to: meetingListPath() }]}>
      <Button component={Link} to={meetingListPath()} variant="outlined">
        {common.backToList}
      </Button>
    </Page>
  );
}

const MonthView = lazy(() => import('./MonthView'));

const VIEWS = ['list', 'calendar'] as const;

/** Types beside each other, and the two ways to look at them. */
function Above({ type, calendar }: { type: string; calendar: boolean }) {
  const text = useText(words);
  const [, setAddress] = useSearchParams();
  const kept = changedSearch({ page: '' }).toString();
  const tabs = [
    { id: '', label: text.all },
    ...MEETING_TYPES.map((id) => ({ id: String(id), label: text.typeOf[id] ?? '' })),
  ];
  return (
    <>
      <PageTabs
        label={text.typeTabs}
        tabs={tabs.map(({ id, label }) => ({
          to: `${meetingListPath(id)}${kept ? `?${kept}` : ''}`,
          label,
          current: id === type,
        }))}
      />
      <Box sx={{ mb: 2 }}>
        <ChoiceBar
          label={text.views.label}
          choices={VIEWS.map((value) => ({ value, label: text.views[value] }))}
          value={calendar ? 'calendar' : 'list'}
          onChange={(view) => setAddress(changedSearch({ view: view === 'list' ? '' : view, month: '', page: '' }))}
        />
      </Box>
    </>
  );
}

/** The meetings of a type, or all of them (core§2): as a list, or as a calendar by month. */
export default function MeetingList() {
  const { type = '' } = useParams();
  if (type !== '' && !isMeetingType(type)) {
    return <Gone />;
  }
  return <Meetings type={type} />;
}

function Meetings({ type }: { type: string }) {
  const text = useText(words);
  const actions = useEditorLink('/content/meetings', text.manage);
  const [address] = useSearchParams();
  const calendar = address.get('view') === 'calendar';
  const state = useTileState(['when', 'keyword', 'order']);
  const when = MEETING_TIMES.find((each) => each === state.chosen.when) ?? 'upcoming';
  const order = MEETING_ORDERS.find((each) => each === state.chosen.order) ?? usualOrder(when);
  const query = useApiQuery(
    ['meetings', 'list'],
    '/v1/meeting/list',
    { type, ...state.params },
    { enabled: !calendar },
  );
  const title = (type && text.typeOf[Number(type)]) || text.title;
  const above = <Above type={type} calendar={calendar} />;
  if (calendar) {
    return (
      <Page title={title} lead={text.lead} breadcrumbs={[{ label: title }]} actions={actions}>
        {above}
        <Suspense fallback={<LoadingState count={8} />}>
          <MonthView type={type} month={monthNamed(address.get('month'))} />
        </Suspense>
      </Page>
    );
  }
  const times = linkFilter(
    { ...state, chosen: { ...state.chosen, when } },
    'when',
    text.when,
    MEETING_TIMES.map((id) => ({ id, label: text.times[id] })),
  );
  return (
    <TilePage
      title={title}
      lead={text.lead}
      actions={actions}
      above={above}
      search={{
        action: meetingListPath(type),
        label: text.searchLabel,
        placeholder: text.placeholder,
        button: text.search,
      }}
      // What is still to come is what the list shows by itself.
      filters={[{ ...times, chosen: when === 'upcoming' ? '' : times.chosen }]}
      sort={
        <SortSelect<MeetingOrder>
          orders={MEETING_ORDERS}
          labels={text.orders}
          value={order}
          onChange={(next) => state.change({ order: next === usualOrder(when) ? '' : next })}
        />
      }
      state={state}
      query={query}
      rows={text.rows}
      idOf={({ id }) => id}
      tile={(card) => <MeetingTile card={card} heading="h2" />}
      min={280}
      none={{
        title: text.none,
        hint: text.noneHint,
        action: (
          <Button component={Link} to={state.search({ when: 'past' })} variant="outlined">
            {text.seePast}
          </Button>
        ),
      }}
      noneFound={{ title: text.noneFound, hint: text.noneFoundHint, clear: text.clear }}
    />
  );
}
