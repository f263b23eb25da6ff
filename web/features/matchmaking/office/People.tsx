import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OfficeMatchmaking } from '../../../../db/contract/matchmaking';
import words from '../../../i18n/matchmaking';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { gridLook, Wide } from './Grid';
import { plansOf } from './plans';

/** Who takes part, how many 1:1 meetings they have, and whom nobody saw. */
export function People({ view }: { view: OfficeMatchmaking }) {
  const text = useText(words).office;
  const placesOf = (id: string) =>
    view.appointments.flatMap(({ people }) => people.filter((one) => one.member_id === id));
  if (view.members.length === 0) {
    return (
      <Section title={text.people}>
        <Typography sx={{ color: 'text.secondary' }}>{text.noPeople}</Typography>
      </Section>
    );
  }
  return (
    <Section title={text.people}>
      <Wide label={text.people}>
        <Box component="table" sx={gridLook}>
          <thead>
            <tr>
              {text.peopleColumns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">{text.print}</th>
            </tr>
          </thead>
          <tbody>
            {view.members.map((member) => (
              <tr key={member.id}>
                <th scope="row">{member.name}</th>
                <td>{member.unit}</td>
                <td>{placesOf(member.id).length}</td>
                <td>{`${member.received} / ${member.sent}`}</td>
                <td>{placesOf(member.id).filter(({ present }) => present === 0).length}</td>
                <td>
                  <Button
                    size="small"
                    aria-label={text.printOne(member.name)}
                    onClick={() =>
                      void openDialog('matchmakingSheets', { meeting: view.meeting, people: plansOf(view, member.id) })
                    }
                  >
                    {text.print}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Wide>
    </Section>
  );
}
