/** As many of a refusal's messages as one reads at a glance. */
const mostSaid = 3;

/**
 * What a refusal says where there is no form with fields to say it on: each of its messages once, the first few of many; the
 * answer's own words where it names no field.
 *
 * @param errors messages by field, as answers have them
 */
export function refusalWords({
  message,
  errors = {},
}: {
  message: string;
  errors?: Record<string, string> | undefined;
}): string {
  const words = [...new Set(Object.values(errors))];
  return words.length === 0 ? message : words.slice(0, mostSaid).join('. ');
}
