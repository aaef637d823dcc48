"""What a seat may see: views, questions, previews."""
