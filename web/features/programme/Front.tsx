import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { SERVICE_TYPES } from '../../../db/contract/enums-programme';
import type { ProgrammeFront } from '../../../db/contract/programme/publication';
import { useLabel } from '../../domain/catalog/words';
import words from '../../i18n/programme';
import { useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { DetailLayout } from '../../kit/layout/DetailLayout';
import { formatDay, formatMinute } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { panel } from '../../kit/layout/panel';
import { QueryState } from '../../kit/layout/QueryState';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { ToneChip } from '../../kit/layout/StateChip';
import { Tiles } from '../../kit/layout/Tiles';
import { SERVICE_NAMES, servicePicture } from './front/services';
import { MODES } from './list/modes';
import { ProjectCard } from './ProjectCard';
import { Digest } from './showcase/useShowcase';

/** The nine services; each opens its picture. */
function Services() {
  const text = useText(words);
  const label = useLabel();
  return (
    <Section title={text.parts.services}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {SERVICE_NAMES.map((type) => (
          <li key={type}>
            <Box
              component="button"
              type="button"
              aria-label={text.openService(label(SERVICE_TYPES, type))}
              onClick={() => void openDialog('servicePicture', { type })}
              sx={{
                display: 'block',
                width: '100%',
                p: 0,
                font: 'inherit',
                textAlign: 'left',
                color: 'text.primary',
                cursor: 'pointer',
                ...panel,
                overflow: 'hidden',
                '&:hover': { borderColor: 'brand.line', boxShadow: 'var(--card-shadow)' },
                '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              <Box
                component="img"
                src={servicePicture(type)}
                alt=""
                width={960}
                height={540}
                loading="lazy"
                sx={{ display: 'block', width: '100%', height: 'auto' }}
              />
              <Box sx={{ px: 2, py: 1.25, fontWeight: 600 }}>{label(SERVICE_TYPES, type)}</Box>
            </Box>
          </li>
        ))}
      </Box>
    </Section>
  );
}

/** What was published: some of it, ways into all of it, and how anybody checks it. */
function Selected({ front }: { front: ProgrammeFront }) {
  const text = useText(words);
  if (front.total === 0) {
    return (
      <Section title={text.selected}>
        <Typography sx={{ color: 'text.secondary' }}>{text.nothing}</Typography>
      </Section>
    );
  }
  return (
    <>
      <Section
        title={text.selected}
        action={
          <Button component={Link} to="/programme/selected" size="small">
            {text.all}
          </Button>
        }
      >
        <Box role="group" aria-label={text.browse} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
          {MODES.map((mode) => (
            <Button
              key={mode}
              variant="outlined"
              size="small"
              aria-haspopup="dialog"
              onClick={() => void openDialog('selectedProjects', { mode })}
            >
              {text.by[mode]}
            </Button>
          ))}
        </Box>
        <Tiles
          label={text.catalogue.rows}
          rows={front.selected}
          idOf={({ id }) => id}
          tile={(card) => <ProjectCard card={card} />}
          min={300}
        />
      </Section>
      <Section title={text.publication}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
          {front.publications.map((publication) => (
            <Box key={publication.id} sx={{ p: 2.5, ...panel }}>
              <Digest publication={publication} />
            </Box>
          ))}
        </Box>
      </Section>
    </>
  );
}

type Round = NonNullable<ProgrammeFront['round']>;

const stateOf = ({ opens, closes }: Round): 'soon' | 'open' | 'over' => {
  const now = Date.now() / 1000;
  if (now < opens) return 'soon';
  return now < closes ? 'open' : 'over';
};

/** Seconds are no news about a deadline. */
/** When declarations are taken, how, and with which files. */
function RoundPart({ round }: { round: Round | null }) {
  const text = useText(words);
  const { lang } = useLang();
  if (!round) {
    return (
      <Section title={text.parts.round} card>
        <Typography sx={{ fontWeight: 600 }}>{text.noRound}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text.noRoundHint}</Typography>
      </Section>
    );
  }
  const state = stateOf(round);
  return (
    <Section
      title={pickName(lang, round.title, round.title_en)}
      card
      action={<ToneChip label={text.roundState[state]} tone={state === 'open' ? 'adopted' : 'none'} />}
    >
      <Typography sx={{ mb: 2 }}>{text.roundTime(formatMinute(round.opens), formatMinute(round.closes))}</Typography>
      {state === 'open' ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
          <Button variant="contained" component={Link} to="/programme/declare">
            {text.declare}
          </Button>
          <Typography sx={{ color: 'text.secondary', flex: '1 1 240px' }}>{text.declareHint}</Typography>
        </Box>
      ) : null}
      {round.guide ? (
        <>
          <Typography
            component="h3"
            variant="h3"
            sx={{ mt: 3, mb: 1.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
          >
            {text.parts.guide}
          </Typography>
          <RichText html={round.guide} />
        </>
      ) : null}
      {round.files.length > 0 ? (
        <Alert severity="info" icon={false} sx={{ mt: 2 }}>
          <Box sx={{ fontWeight: 600, mb: 0.5 }}>{text.roundFiles}</Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {round.files.map(({ name, is_required }) => (
              <li key={name}>{is_required ? text.required(name) : name}</li>
            ))}
          </Box>
        </Alert>
      ) : null}
    </Section>
  );
}

interface NewsPartProps {
  title: string;
  none: string;
  rows: ProgrammeFront['news'];
}

/** News, or file items, the newest first. */
function NewsPart({ title, none, rows }: NewsPartProps) {
  return (
    <Section title={title} card>
      {rows.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{none}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            key={row.id}
            component="li"
            sx={{
              display: 'flex',
              gap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { border: 0 },
            }}
          >
            <Box
              component={Link}
              to={`/programme/news/${row.id}`}
              sx={{
                flex: 1,
                minWidth: 0,
                color: 'text.primary',
                overflowWrap: 'anywhere',
                '&:hover': { color: 'brand.text' },
              }}
            >
              {row.title}
            </Box>
            <Box component="time" sx={{ color: 'text.secondary', fontSize: '0.875rem', flexShrink: 0 }}>
              {formatDay(row.add_date)}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** The programme's page behind "topics" in the menu: what is going on, and what came of it. */
export default function Front() {
  const text = useText(words);
  const query = useApiQuery(['programme', 'front'], '/v1/programme/front', {}, { silent: true });
  const front = query.data;
  return (
    <Page title={text.heading} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      {front ? (
        <>
          <DetailLayout
            main={<RoundPart round={front.round} />}
            aside={
              <>
                <NewsPart title={text.parts.news} none={text.noNews} rows={front.news} />
                <NewsPart title={text.parts.files} none={text.noFiles} rows={front.files} />
              </>
            }
          />
          <Selected front={front} />
          <Services />
        </>
      ) : (
        <QueryState query={query} kind="cards" count={6} />
      )}
    </Page>
  );
}
