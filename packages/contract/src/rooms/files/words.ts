/** What a file says where its own program is not there: a letter, a structured invoice. Everything in it is plain text. */
export type FileWords = {
  title: string;
  facts: { label: string; value: string }[];
  tables: { title: string; columns: string[]; rows: string[][] }[];
  text: string;
};
