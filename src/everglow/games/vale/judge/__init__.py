"""What bots know: evaluation, forecasts and features. No rule depends on it."""
