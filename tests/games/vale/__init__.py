"""The Vale of Eternity, rule by rule."""
