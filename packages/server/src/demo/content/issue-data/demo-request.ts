/**
 * What people of the demonstration company ask of one another: type, name and description, with
 * {miesiąc}, {pokój} and {osoba} filled in; `client`: it concerns one, who stands beside the name; `department`: by
 * number, who is asked.
 */
export type DemoRequest = {
  type: number;
  name: string;
  description: string;
  department: number;
  hours: number;
  client?: true;
};
