import * as z from 'zod';

/** What the register says beside a name is a help: of another form than documented it is left out. */
const told = z.string().max(200).optional().catch(undefined);

const company = z.object({
  name: z.string().trim().min(1).max(200),
  creditCode: told,
  legalPersonName: told,
  estiblishTime: told,
});

/** A company as the register answers it (core§3, registry data). */
export type Company = z.output<typeof company>;

const answerShape = z.object({ error_code: z.literal(0), result: z.object({ items: z.array(z.unknown()) }) });

const TIMEOUT_MS = 2000;
const MAX = 20;

/** The companies among what an answer holds; none where it is of another form. */
function companiesIn(answer: unknown): Company[] {
  const { data } = answerShape.safeParse(answer);
  return (data?.result.items ?? []).slice(0, MAX).flatMap((item) => company.safeParse(item).data ?? []);
}

/**
 * Companies of the register whose names hold a word; none when it does not answer in time, since suggestions are a help only.
 * @param base address of the register, which is asked nowhere else: a redirection is no answer
 */
export async function searchRegister(base: string, word: string): Promise<Company[]> {
  const address = `${base.replace(/\/$/, '')}/company/search?word=${encodeURIComponent(word)}`;
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return companiesIn(await response.json());
  } catch {
    return [];
  }
}
