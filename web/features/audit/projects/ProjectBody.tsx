import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ProjectReview } from '../../../../db/contract/projects';
import words from '../../../i18n/audit';
import { useText } from '../../../shared/i18n';
import { formatDate } from '../../../shared/layout/format';
import { Section } from '../../../shared/layout/Section';
import { StateChip } from '../../../shared/layout/StateChip';
import { useFieldName } from '../../../shared/reviews/fieldNames';
import { PROJECTS } from '../kinds';
import { DecisionPanel } from '../review/DecisionPanel';
import { FieldValue, isEmpty } from '../review/FieldValue';
import { History } from '../review/History';
import { ReviewFrame } from '../review/ReviewFrame';
import { useWay } from '../review/useWay';
import { PROJECT_GROUPS, projectValue } from './fields';

const WIDE = new Set(['html', 'picture', 'scopes']);

function Facts({ review, filtered }: { review: ProjectReview; filtered: boolean }) {
  const text = useText(words).review;
  const { project, waiting } = review;
  const facts = [
    project.publisher_name ? `${text.by} ${project.publisher_name}` : null,
    `${text.submitted} ${formatDate(project.add_time)}`,
    project.update_time && project.update_time !== project.add_time
      ? `${text.updated} ${formatDate(project.update_time)}`
      : null,
    filtered ? text.filtered(waiting) : text.waiting(waiting),
  ].filter((fact) => fact !== null);
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <StateChip status={project.audit_status} />
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Box>
  );
}

/** The content of a project, read-only, with the decision beside it. */
export function ProjectBody({ review }: { review: ProjectReview }) {
  const text = useText(words);
  const fieldName = useFieldName();
  const { project } = review;
  const [opinion, setOpinion] = useState('');
  const [seen] = useState(project.version);
  const way = useWay(PROJECTS.pages, review, opinion.trim() !== '');
  return (
    <ReviewFrame
      pages={PROJECTS.pages}
      title={project.name}
      lead={<Facts review={review} filtered={way.filtered} />}
      way={way}
      aside={
        <>
          <DecisionPanel
            id={project.xiangmu_id}
            noun={PROJECTS.noun}
            form={project}
            opinion={opinion}
            onOpinion={setOpinion}
            goesOn={way.goesOn}
            onGoesOn={way.setGoesOn}
            onDecided={way.decided}
          />
          <History entries={review.history} />
        </>
      }
    >
      {seen === project.version ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text.review.projectChanged}
        </Alert>
      )}
      {PROJECT_GROUPS.map((group) => {
        const filled = group.fields.filter((field) => !isEmpty(projectValue(review, field)));
        return filled.length === 0 ? null : (
          <Section key={group.name} card title={text.groups[group.name]}>
            <Box
              sx={{
                display: 'grid',
                columnGap: 3,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              {filled.map((field) => (
                <Box
                  key={field.name}
                  role="group"
                  aria-label={fieldName(field.name)}
                  sx={{
                    minWidth: 0,
                    gridColumn: WIDE.has(field.value) ? '1 / -1' : 'auto',
                    py: 1.25,
                    borderTop: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Box
                    component="h3"
                    sx={{ m: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary' }}
                  >
                    {fieldName(field.name)}
                  </Box>
                  <FieldValue field={field} value={projectValue(review, field)} />
                </Box>
              ))}
            </Box>
          </Section>
        );
      })}
    </ReviewFrame>
  );
}
