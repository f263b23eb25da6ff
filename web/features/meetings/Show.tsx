import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import type { MeetingDetail } from '../../../db/contract/meeting-shapes';
import { meetingListPath, meetingPath, signUpState } from '../../../db/contract/meetings';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { ShareActions } from '../../domain/catalog/ShareActions';
import { type AskedItem, askedItem } from '../../domain/catalog/view';
import { OwnSignUps, useOwnSignUps } from '../../domain/participants/OwnSignUps';
import bookings from '../../i18n/bookings';
import catalog from '../../i18n/catalog';
import matchmaking from '../../i18n/matchmaking';
import words from '../../i18n/meetings';
import { useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { DetailLayout } from '../../kit/layout/DetailLayout';
import { Section } from '../../kit/layout/Section';
import { Tiles } from '../../kit/layout/Tiles';
import { MeetingBody } from './MeetingBody';
import { MeetingTile, StageChip } from './MeetingTile';
import { useMeetingTime } from './useMeetingTime';

/** Where the map of whoever reads finds the place. */
const mapOf = (address: string): string => `https://uri.amap.com/search?keyword=${encodeURIComponent(address)}`;

function useMeeting(id: string): AskedItem<MeetingDetail> {
  return askedItem(useApiQuery(['meetings', 'detail'], '/v1/meeting/detail', { id }, { silent: true }));
}

/** Opens the sign-up of a meeting. */
const signUp = ({ id, name, name_en, questions, check_phone }: MeetingDetail) =>
  void openDialog('meetingSignUp', { meetingId: id, meetingName: name, name_en, questions, check_phone });

/** What one can do here, and what comes of it. */
function SignUp({ item }: { item: MeetingDetail }) {
  const text = useText(words);
  const { another } = useText(bookings);
  const mine = useOwnSignUps('meeting', item.id);
  const state = signUpState(item, Date.now() / 1000);
  const { expected } = text;
  const signedUp = mine.length > 0;
  return (
    <Section title={text.signUpTitle} card>
      <OwnSignUps rows={mine} />
      {state === 'open' ? (
        <Button variant={signedUp ? 'outlined' : 'contained'} size="large" fullWidth onClick={() => signUp(item)}>
          {signedUp ? another : text.signUp}
        </Button>
      ) : (
        <Box role="status">{text.signUpStates[state]}</Box>
      )}
      {state === 'open' || state === 'early' ? (
        <>
          <Box component="h3" sx={{ mt: 2.5, mb: 1, fontSize: '1rem' }}>
            {text.expect}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, fontSize: '0.9375rem' }}>
            <li>{expected.noAccount}</li>
            <li>{expected.told}</li>
            <li>{expected.full}</li>
            {item.paid === 1 ? <li>{expected.paid}</li> : null}
          </Box>
        </>
      ) : null}
    </Section>
  );
}

/** Where it is held, on the map of whoever reads. */
function MapLink({ item }: { item: MeetingDetail }) {
  const text = useText(words);
  const { lang } = useLang();
  if (!item.address) return null;
  return (
    <Button
      component="a"
      className="no-print"
      variant="outlined"
      href={mapOf(item.address)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text.mapOf(pickName(lang, item.name, item.name_en))}
      sx={{ mb: 3 }}
    >
      {text.map}
    </Button>
  );
}

/** The way to the 1:1 meetings, where members can arrange them. */
function MatchLink({ id }: { id: string }) {
  const { title } = useText(matchmaking);
  const { data } = useApiQuery(['matchmaking', 'notice'], '/v1/matchmaking', { meeting_id: id }, { silent: true });
  if (!data) return null;
  return (
    <Button component={Link} to={`/meetingMatch/${id}`} className="no-print" variant="outlined" sx={{ mb: 3, mr: 1 }}>
      {title}
    </Button>
  );
}

/** How many seats are left, asked for afresh: what the page itself was made of may be older. */
function Seats({ id }: { id: string }) {
  const text = useText(words);
  const { data } = useApiQuery(
    ['meetings', 'seats'],
    '/v1/booking',
    { kind: 'meeting', id },
    { silent: true, staleMs: 0 },
  );
  if (!data) return null;
  if (data.capacity === null) return text.seatsUnlimited;
  const left = Math.max(0, data.capacity - data.booked);
  if (left > 0) return text.seatsLeft(left, data.capacity);
  return data.waiting > 0 ? text.seatsWaiting(data.waiting) : text.seatsNone;
}

function Content({ item }: { item: MeetingDetail }) {
  const text = useText(words);
  return (
    <>
      {item.shown ? null : (
        <Alert role="note" severity="info" sx={{ mb: 2 }}>
          {text.notShown}
        </Alert>
      )}
      <DetailLayout
        main={<MeetingBody item={item} seats={item.shown ? <Seats id={item.id} /> : null} />}
        aside={
          <>
            <SignUp item={item} />
            {item.shown ? <MatchLink id={item.id} /> : null}
            <MapLink item={item} />
          </>
        }
      />
      {item.others.length > 0 ? (
        <Box className="no-print" sx={{ mt: { xs: 3, md: 5 } }}>
          <Section title={text.others}>
            <Tiles
              label={text.others}
              rows={item.others}
              idOf={({ id }) => id}
              tile={(row) => <MeetingTile card={row} />}
              columns={3}
            />
          </Section>
        </Box>
      ) : null}
    </>
  );
}

/** The page of a meeting: when and where, how many seats are left, and how to take part. */
export default function MeetingShow() {
  const text = useText(words);
  const common = useText(catalog);
  const { lang } = useLang();
  const timeOf = useMeetingTime();
  const { item } = useMeeting(useParams().id ?? '');
  const type = item?.type;
  return (
    <DetailPage
      view={{
        list: { label: (type && text.typeOf[type]) || text.title, to: meetingListPath(type) },
        title: text.noun,
        useItem: useMeeting,
        lead: (meeting: MeetingDetail) => (
          <>
            {text.typeOf[meeting.type]} · {timeOf(meeting)} <StageChip meeting={meeting} />
          </>
        ),
        actions: (meeting: MeetingDetail) => (
          <ShareActions
            title={pickName(lang, meeting.name, meeting.name_en)}
            coverName={meeting.name}
            cover={meeting.cover}
            path={meetingPath(meeting.id, meeting.name)}
            shortPath={meetingPath(meeting.id)}
            lines={[timeOf(meeting), pickName(lang, meeting.address, meeting.address_en)]}
          />
        ),
        content: (meeting: MeetingDetail) => <Content item={meeting} />,
        gone: { title: text.title, text: common.goneHint, back: common.backToList },
      }}
    />
  );
}
