declare module "virtual:palettes.css";
declare module "virtual:words" {
  const addresses: Record<import("./words/languages").Language, string>;
  export default addresses;
}
