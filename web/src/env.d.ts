declare module "virtual:palettes.css";
declare module "virtual:words" {
  const addresses: Record<import("./words/languages").Language, Record<import("./words/parts").Part, string>>;
  export default addresses;
}
