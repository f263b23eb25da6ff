import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ProgrammeFront } from '../../../../db/contract/programme/publication';
import words from '../../../i18n/programme';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { Tiles } from '../../../kit/layout/Tiles';
import { MODES } from '../list/modes';
import { ProjectCard } from '../ProjectCard';
import { Digest } from '../showcase/useShowcase';

/** What was published: some of it, ways into all of it, and how anybody checks it. */
export function Selected({ front }: { front: ProgrammeFront }) {
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
            <Box
              key={publication.id}
              sx={{ p: 2.5, border: 1, borderColor: 'divider', borderRadius: 3, bgcolor: 'background.paper' }}
            >
              <Digest publication={publication} />
            </Box>
          ))}
        </Box>
      </Section>
    </>
  );
}
